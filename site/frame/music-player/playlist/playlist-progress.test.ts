import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTracks } from '../engines/fake-engine.ts';
import { openPlaylist } from './playlist-fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the progress', () => {
  it('is read every 1000 ms while the music plays, and not while it is paused', () => {
    const { engine, playlist, music } = openPlaylist();
    engine.time.elapsedSeconds = 0.9;
    vi.advanceTimersByTime(999);
    expect(music().elapsedSeconds).toBe(0);
    vi.advanceTimersByTime(1);
    expect(music().elapsedSeconds).toBe(0.9);

    playlist.toggle();
    engine.time.elapsedSeconds = 50;
    vi.advanceTimersByTime(5000);
    expect(music().elapsedSeconds).toBe(0.9);
  });

  it('shows the duration in the content until the engine knows it', () => {
    const tracks = createTracks('A', 'B').map((track) => ({ ...track, durationSeconds: 180 }));
    const { engine, playlist, music } = openPlaylist({ tracks, autoplays: false });
    expect(music().durationSeconds).toBe(180);
    engine.time.durationSeconds = 181;
    engine.listener.onReady();
    expect(music().durationSeconds).toBe(181);
    playlist.next();
    expect(music().durationSeconds).toBe(180);
  });

  it('shows the duration as soon as it is known', () => {
    const { engine, music } = openPlaylist();
    expect(music().durationSeconds).toBeNaN();
    engine.listener.onReady();
    expect(music().durationSeconds).toBe(200);
  });
});

describe('seeking', () => {
  it('goes to that percentage of the track', () => {
    const { engine, playlist, music } = openPlaylist();
    playlist.seek(42.1);
    expect(engine.seek).toHaveBeenCalledWith(84.2);
    expect(music().elapsedSeconds).toBe(84.2);
  });

  it('starts the music when it is not playing', () => {
    const { playlist, music } = openPlaylist();
    playlist.toggle();
    playlist.seek(50);
    expect(music()).toMatchObject({ state: 'playing', elapsedSeconds: 100 });
  });

  it('waits until the duration is known', () => {
    const { engine, playlist, music } = openPlaylist({ autoplays: false });
    engine.time.durationSeconds = Number.NaN;
    playlist.seek(50);
    expect(engine.seek).not.toHaveBeenCalled();
    expect(music().state).toBe('playing');
    engine.time.durationSeconds = 120;
    engine.listener.onReady();
    expect(engine.seek).toHaveBeenCalledWith(60);
  });

  it.each([
    ['is repeated if the song is shorter than the content says', 60, 30],
    ['is repeated if it is longer', 400, 200],
    ['stays where it is if the content is right', 200.3, undefined],
  ])('before the song is loaded %s', (_, durationSeconds, repeatedTo) => {
    const { engine, playlist } = openPlaylist({ autoplays: false });
    playlist.seek(50);
    expect(engine.seek).toHaveBeenLastCalledWith(100);
    engine.seek.mockClear();
    engine.time.durationSeconds = durationSeconds;
    engine.listener.onReady();
    // An estimated duration may change while the song plays.
    engine.time.durationSeconds = 300;
    engine.listener.onReady();
    expect(engine.seek.mock.calls).toEqual(repeatedTo === undefined ? [] : [[repeatedTo]]);
  });

  it('does not restart music that was paused before the duration was known', () => {
    const { engine, playlist, music } = openPlaylist();
    engine.time.durationSeconds = Number.NaN;
    playlist.seek(50);
    playlist.toggle();
    engine.time.durationSeconds = 120;
    engine.listener.onReady();
    expect(music()).toMatchObject({ state: 'paused', elapsedSeconds: 60 });
  });
});
