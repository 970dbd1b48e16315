import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeEngine, createTracks } from '../engines/fake-engine.ts';
import { canPause, type Music } from './music-state.ts';
import { startPlaylist } from './playlist.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(change: (engine: ReturnType<typeof createFakeEngine>) => void = () => {}) {
  const engine = createFakeEngine();
  change(engine);
  const shown: Music[] = [];
  const playlist = startPlaylist({
    tracks: createTracks('A', 'B', 'C'),
    startEngine: engine.start,
    random: () => 0,
    onChange: (music) => shown.push(music),
    autoplays: true,
  });
  const music = () => shown.at(-1) as Music;
  return { engine, playlist, music };
}

describe('the play button', () => {
  it('cancels what the visitor started while it is still loading', () => {
    const { engine, playlist, music } = start();
    playlist.next();
    expect(canPause(music())).toBe(true);
    playlist.toggle();
    vi.advanceTimersByTime(5000);
    expect(engine.state).toBe('paused');
    expect(music()).toMatchObject({ track: { title: 'B' }, state: 'paused', isPausedByVisitor: true });
  });

  it('starts music that has not been heard or asked for yet', () => {
    const { engine, playlist, music } = start((fake) => {
      fake.play.mockImplementationOnce(() => {});
    });
    expect(music().state).toBe('loading');
    expect(canPause(music())).toBe(false);
    playlist.toggle();
    expect(engine.state).toBe('playing');
  });
});

describe('the playlist', () => {
  it('reports the engine’s state, whatever caused it', () => {
    const { engine, music } = start();
    engine.report('paused');
    expect(music().state).toBe('paused');
    engine.report('buffering');
    expect(music().state).toBe('buffering');
    engine.report('playing');
    expect(music().state).toBe('playing');
  });

  it('passes the volume on to the engine', () => {
    const { engine, playlist, music } = start();
    playlist.setVolume(0.25);
    expect(engine.volumes).toEqual([0.7, 0.25]);
    expect(music().volume).toBe(0.25);
  });

  it('reports and plays nothing after closing', () => {
    const { engine, playlist, music } = start();
    playlist.next();
    engine.play.mockClear();
    playlist.close();
    const last = music();
    engine.report('paused');
    vi.advanceTimersByTime(5000);
    expect(engine.play).not.toHaveBeenCalled();
    expect(engine.isClosed).toBe(true);
    expect(music()).toBe(last);
  });
});
