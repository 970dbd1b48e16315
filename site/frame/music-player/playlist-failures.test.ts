import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeEngine, createTracks } from './fake-engine.ts';
import { type Music, startPlaylist } from './playlist.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(titles = ['A', 'B', 'C']) {
  const engine = createFakeEngine();
  const shown: Music[] = [];
  const playlist = startPlaylist({
    tracks: createTracks(...titles),
    startEngine: engine.start,
    random: () => 0,
    onChange: (music) => shown.push(music),
    startsByItself: true,
  });
  const music = () => shown.at(-1) as Music;
  return { engine, playlist, music };
}

describe('a track that cannot be played', () => {
  it('is skipped, and the screen says so', () => {
    const { engine, playlist, music } = start();
    engine.listener.onFailure();
    expect(music()).toMatchObject({ track: { title: 'B' }, notice: 'Could not play A' });
    vi.advanceTimersByTime(500);
    expect(music().isPlaying).toBe(true);
    playlist.next();
    expect(music().notice).toBe('');
  });

  it('stops the player once every track has failed, until somebody asks again', () => {
    const { engine, playlist, music } = start();
    for (let failure = 0; failure < 3; failure++) {
      engine.tellPlaying(false);
      engine.listener.onFailure();
      if (failure < 2) vi.advanceTimersByTime(500);
    }
    expect(music()).toMatchObject({ isPlaying: false, notice: 'No song could be played' });
    engine.play.mockClear();
    vi.advanceTimersByTime(60_000);
    playlist.noteGesture();
    expect(engine.play).not.toHaveBeenCalled();
    playlist.toggle();
    expect(music().isPlaying).toBe(true);
  });

  it('does not count any more once something was heard', () => {
    const { engine, music } = start(['A', 'B']);
    engine.listener.onFailure();
    vi.advanceTimersByTime(500);
    engine.time.elapsedSeconds = 1;
    vi.advanceTimersByTime(1000);
    engine.tellPlaying(false);
    engine.listener.onFailure();
    expect(music()).toMatchObject({ track: { title: 'A' }, notice: 'Could not play B' });
  });
});
