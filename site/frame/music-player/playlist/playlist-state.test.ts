import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canPause } from './music-state.ts';
import { openPlaylist } from './playlist-fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the play button', () => {
  it('cancels what the visitor started while it is still loading', () => {
    const { engine, playlist, music } = openPlaylist();
    playlist.next();
    expect(canPause(music())).toBe(true);
    playlist.toggle();
    vi.advanceTimersByTime(5000);
    expect(engine.state).toBe('paused');
    expect(music()).toMatchObject({ track: { title: 'B' }, state: 'paused', isPausedByVisitor: true });
  });

  it('starts music that has not been heard or asked for yet', () => {
    const { engine, playlist, music } = openPlaylist({
      change: (fake) => {
        fake.play.mockImplementationOnce(() => {});
      },
    });
    expect(music().state).toBe('loading');
    expect(canPause(music())).toBe(false);
    playlist.toggle();
    expect(engine.state).toBe('playing');
  });
});

describe('the playlist', () => {
  it('reports the engine’s state, whatever caused it', () => {
    const { engine, music } = openPlaylist();
    engine.report('paused');
    expect(music().state).toBe('paused');
    engine.report('buffering');
    expect(music().state).toBe('buffering');
    engine.report('playing');
    expect(music().state).toBe('playing');
  });

  it('passes the volume on to the engine', () => {
    const { engine, playlist, music } = openPlaylist();
    playlist.setVolume(0.25);
    expect(engine.volumes).toEqual([0.7, 0.25]);
    expect(music().volume).toBe(0.25);
  });

  it('reports and plays nothing after closing', () => {
    const { engine, playlist, music } = openPlaylist();
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
