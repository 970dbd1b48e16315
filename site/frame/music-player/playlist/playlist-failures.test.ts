import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTracks, createVideo } from '../engines/fake-engine.ts';
import { openPlaylist, refuseSound } from './playlist-fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a track that cannot be played', () => {
  it('is skipped with its reason, which is shown for the first 8 s of the next one', () => {
    const { engine, music } = openPlaylist();
    engine.listener.onFailure('removed');
    expect(music()).toMatchObject({ track: { title: 'B' }, state: 'loading' });
    expect(music().skipped).toEqual({ title: 'A', reason: 'removed' });
    vi.advanceTimersByTime(500);
    expect(music().state).toBe('playing');
    engine.time.elapsedSeconds = 8;
    vi.advanceTimersByTime(1000);
    expect(music().skipped).toBeDefined();
    engine.time.elapsedSeconds = 9;
    vi.advanceTimersByTime(1000);
    expect(music().skipped).toBeUndefined();
  });

  it('is no longer mentioned after the visitor skips a track', () => {
    const { engine, playlist, music } = openPlaylist();
    engine.listener.onFailure('removed');
    playlist.next();
    expect(music().skipped).toBeUndefined();
  });

  it('stops the player when every track has failed, until the visitor clicks play', () => {
    const { engine, playlist, music } = openPlaylist();
    for (let failure = 0; failure < 3; failure++) {
      engine.listener.onFailure('offline');
      vi.advanceTimersByTime(500);
    }
    expect(music()).toMatchObject({ state: 'stopped', skipped: { title: 'C', reason: 'offline' } });
    expect(engine.loaded).toEqual(['A', 'B', 'C']);
    engine.play.mockClear();
    vi.advanceTimersByTime(60_000);
    playlist.handleGesture();
    expect(engine.play).not.toHaveBeenCalled();

    playlist.toggle();
    expect(engine.loaded).toEqual(['A', 'B', 'C', 'C']);
    expect(music()).toMatchObject({ state: 'playing', skipped: undefined });
  });

  it('no longer counts after another track has played', () => {
    const { engine, music } = openPlaylist({ tracks: createTracks('A', 'B') });
    engine.listener.onFailure('unplayable');
    vi.advanceTimersByTime(500);
    engine.time.elapsedSeconds = 1;
    vi.advanceTimersByTime(1000);
    engine.listener.onFailure('unplayable');
    expect(music()).toMatchObject({ track: { title: 'A' }, state: 'loading', skipped: { title: 'B' } });
  });

  it('starts no music if the visitor has paused it', () => {
    const { engine, playlist, music } = openPlaylist();
    playlist.toggle();
    engine.listener.onFailure('removed');
    vi.advanceTimersByTime(5000);
    expect(music()).toMatchObject({ track: { title: 'B' }, state: 'paused', skipped: { title: 'A' } });
  });

  it('leaves the next one waiting for the first gesture', () => {
    const { engine, playlist, music } = openPlaylist({ change: refuseSound });
    engine.listener.onFailure('removed');
    expect(music()).toMatchObject({ track: { title: 'B' }, state: 'waiting' });
    engine.refusesSound = false;
    playlist.handleGesture();
    expect(music().state).toBe('playing');
  });

  it('may fail synchronously while it is being loaded, and is tried only once per round', () => {
    const { engine, music } = openPlaylist({
      tracks: createTracks('A', 'B'),
      change: (fake) => {
        const { start: startEngine } = fake;
        fake.start.mockImplementationOnce((listener) => {
          const inner = startEngine(listener);
          return {
            ...inner,
            load: (track, startSeconds) => {
              inner.load(track, startSeconds);
              listener.onFailure('unplayable');
            },
          };
        });
      },
    });
    vi.advanceTimersByTime(60_000);
    expect(engine.loaded).toEqual(['A', 'B']);
    expect(engine.play).not.toHaveBeenCalled();
    expect(music().state).toBe('stopped');
  });
});

describe('tracks of another host', () => {
  const mixed = [createVideo('V'), ...createTracks('A'), createVideo('W'), ...createTracks('B')];

  it('are skipped until the visitor has used a control: both at the start and at the end of a track', () => {
    const { engine, playlist } = openPlaylist({ tracks: mixed });
    expect(engine.loaded).toEqual(['A']);
    engine.end();
    vi.advanceTimersByTime(500);
    engine.end();
    vi.advanceTimersByTime(500);
    expect(engine.loaded).toEqual(['A', 'B', 'A']);
    playlist.next();
    expect(engine.loaded.at(-1)).toBe('W');
    vi.advanceTimersByTime(500);
    engine.end();
    vi.advanceTimersByTime(500);
    engine.end();
    expect(engine.loaded.slice(-2)).toEqual(['B', 'V']);
  });

  it('are not counted when all allowed tracks have failed', () => {
    const { engine, music } = openPlaylist({ tracks: mixed });
    engine.listener.onFailure('offline');
    engine.listener.onFailure('offline');
    expect(music().state).toBe('stopped');
    expect(engine.loaded).toEqual(['A', 'B']);
  });

  it('wait for a click on play if there are no others; a click elsewhere does not start them', () => {
    const { engine, playlist, music } = openPlaylist({ tracks: [createVideo('V'), createVideo('W')] });
    expect(music()).toMatchObject({ track: { title: 'V' }, state: 'paused' });
    playlist.handleGesture();
    expect(engine.play).not.toHaveBeenCalled();
    playlist.toggle();
    expect(music().state).toBe('playing');
  });
});
