import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTracks } from '../engines/fake-engine.ts';
import { openPlaylist, refuseSound } from './playlist-fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('at the start', () => {
  it('a random track plays at a volume of 0.7', () => {
    const { engine, music } = openPlaylist({ random: 0.5 });
    expect(engine.loaded).toEqual(['B']);
    expect(engine.volumes).toEqual([0.7]);
    expect(music()).toMatchObject({ state: 'playing', volume: 0.7, elapsedSeconds: 0 });
    expect(music().track?.title).toBe('B');
  });

  it('a browser that refuses sound is shown as not playing, and the first gesture starts it', () => {
    const { engine, playlist, music } = openPlaylist({ change: refuseSound });
    expect(music().state).toBe('waiting');
    playlist.handleGesture();
    expect(music().state).toBe('waiting');
    engine.refusesSound = false;
    playlist.handleGesture();
    expect(music().state).toBe('playing');
  });

  it('a gesture tries to play once per refusal, and never while a track is loading', () => {
    const { engine, playlist, music } = openPlaylist({ change: refuseSound });
    engine.play.mockClear();
    playlist.next();
    playlist.handleGesture();
    expect(engine.play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(engine.play).toHaveBeenCalledOnce();
    expect(music().state).toBe('waiting');
    playlist.handleGesture();
    expect(engine.play).toHaveBeenCalledTimes(2);
  });

  it('a gesture after a pause starts nothing', () => {
    const { playlist, music } = openPlaylist();
    playlist.toggle();
    playlist.handleGesture();
    expect(music().state).toBe('paused');
  });

  it('nothing plays by itself if the visitor paused the music on an earlier visit', () => {
    const { playlist, engine, music } = openPlaylist({ autoplays: false });
    playlist.handleGesture();
    expect(engine.play).not.toHaveBeenCalled();
    playlist.toggle();
    expect(music().state).toBe('playing');
  });
});

describe('a track change', () => {
  it('loads the next one, sets the time to 0 and plays after 500 ms', () => {
    const { engine, playlist, music } = openPlaylist();
    engine.time.elapsedSeconds = 30;
    vi.advanceTimersByTime(1000);
    expect(music().elapsedSeconds).toBe(30);

    playlist.next();
    expect(music()).toMatchObject({ track: { title: 'B' }, elapsedSeconds: 0, state: 'loading' });
    expect(music().durationSeconds).toBeNaN();
    vi.advanceTimersByTime(499);
    expect(engine.state).toBe('paused');
    vi.advanceTimersByTime(1);
    expect(engine.state).toBe('playing');
  });

  it('follows the end of a track, and wraps from the last to the first', () => {
    const { engine, music } = openPlaylist({ random: 0.99 });
    expect(music().track?.title).toBe('C');
    engine.end();
    vi.advanceTimersByTime(500);
    expect(music()).toMatchObject({ track: { title: 'A' }, state: 'playing' });
  });

  it('counts its 500 ms from the last click, and plays once', () => {
    const { engine, playlist } = openPlaylist();
    engine.play.mockClear();
    playlist.next();
    vi.advanceTimersByTime(400);
    playlist.next();
    vi.advanceTimersByTime(499);
    expect(engine.play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(engine.play).toHaveBeenCalledOnce();
    expect(engine.loaded).toEqual(['A', 'B', 'C']);
  });

  it('waits its 500 ms even when the click is the first gesture', () => {
    const { engine, playlist } = openPlaylist({ change: refuseSound });
    engine.refusesSound = false;
    playlist.next();
    playlist.handleGesture();
    expect(engine.state).toBe('paused');
    vi.advanceTimersByTime(500);
    expect(engine.state).toBe('playing');
  });
});

describe('previous', () => {
  it('restarts the track after more than 3 s', () => {
    const { engine, playlist, music } = openPlaylist();
    engine.time.elapsedSeconds = 3.01;
    playlist.previous();
    expect(engine.seek).toHaveBeenCalledWith(0);
    expect(music()).toMatchObject({ track: { title: 'A' }, elapsedSeconds: 0, state: 'playing' });
    expect(engine.loaded).toEqual(['A']);
  });

  it('goes to the previous track at 3 s or less, and wraps from the first to the last', () => {
    const { engine, playlist, music } = openPlaylist();
    engine.time.elapsedSeconds = 3;
    playlist.previous();
    expect(music().track?.title).toBe('C');
    playlist.previous();
    expect(music().track?.title).toBe('B');
    vi.advanceTimersByTime(500);
    expect(engine.state).toBe('playing');
  });
});

describe('shuffle, repeat and jumps', () => {
  it('shuffled, every track plays once before one plays again, in an order drawn by chance', () => {
    const { engine, playlist, music } = openPlaylist({ tracks: createTracks('A', 'B', 'C', 'D'), random: 0.5 });
    playlist.toggleShuffled();
    expect(music().isShuffled).toBe(true);
    for (let turn = 0; turn < 4; turn++) playlist.next();
    const [first, ...others] = engine.loaded;
    expect(first).toBe('C');
    expect(others).toEqual(['A', 'D', 'B', 'C']);
    playlist.toggleShuffled();
    playlist.next();
    expect(engine.loaded.at(-1)).toBe('D');
  });

  it('repeated, a track starts again at its end, and next still goes on', () => {
    const { engine, playlist } = openPlaylist();
    playlist.toggleRepeating();
    engine.end();
    expect(engine.loaded).toEqual(['A', 'A']);
    playlist.next();
    expect(engine.loaded.at(-1)).toBe('B');
    playlist.toggleRepeating();
    vi.advanceTimersByTime(500);
    engine.end();
    expect(engine.loaded.at(-1)).toBe('C');
  });

  it('a chosen track plays after 500 ms', () => {
    const { engine, playlist, music } = openPlaylist({ autoplays: false });
    playlist.jump(2);
    expect(engine.loaded.at(-1)).toBe('C');
    vi.advanceTimersByTime(499);
    expect(engine.play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(music()).toMatchObject({ state: 'playing', track: { title: 'C' } });
  });
});
