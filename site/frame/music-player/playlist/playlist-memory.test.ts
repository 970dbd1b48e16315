import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Track } from '#model/music-schema.ts';
import { createTracks, createVideo } from '../engines/fake-engine.ts';
import type { PlaybackPosition } from './music-state.ts';
import { openPlaylist } from './playlist-fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Remembered = { position?: PlaybackPosition; volume?: number; isMuted?: boolean; isPausedByVisitor?: boolean };

/** YouTube's are unknown. */
const addDuration = (track: Track): Track => (track.file ? { ...track, durationSeconds: 180 } : track);
const start = (remembered: Remembered, autoplays = true, random = 0) =>
  openPlaylist({
    tracks: [...createTracks('A', 'B'), createVideo('V')].map(addDuration),
    random,
    autoplays,
    remembered,
  });

describe('after a reload', () => {
  it('the track continues at its position and volume', () => {
    const position = { name: '/B.mp3', elapsedSeconds: 42.5, hasUsedControls: false };
    const { engine, playlist, music } = start({ position, volume: 0.2 });
    expect(engine.loaded).toEqual(['B']);
    expect(engine.time.elapsedSeconds).toBe(42.5);
    expect(engine.volumes).toEqual([0.2]);
    expect(music()).toMatchObject({ state: 'playing', elapsedSeconds: 42.5, volume: 0.2 });
    expect(playlist.readPosition()).toEqual(position);
  });

  it('muted music waits for a gesture, even if the browser would allow it earlier', () => {
    const { engine, playlist, music } = start({ isMuted: true });
    expect(music()).toMatchObject({ state: 'waiting', isMuted: true });
    expect(engine.play).not.toHaveBeenCalled();
    playlist.handleGesture();
    expect(music().state).toBe('playing');
    expect(engine.isMuted).toBe(true);
  });

  it('a track that no longer exists is replaced by a random one, from its start', () => {
    const { engine } = start({ position: { name: '/gone.mp3', elapsedSeconds: 42.5, hasUsedControls: false } });
    expect(engine.loaded).toEqual(['A']);
    expect(engine.time.elapsedSeconds).toBe(0);
  });

  it('a track of another host continues, because the visitor chose it in this tab', () => {
    const { engine } = start({ position: { name: 'id-V', elapsedSeconds: 7, hasUsedControls: true } });
    expect(engine.loaded).toEqual(['V']);
    expect(engine.state).toBe('playing');
  });

  it('the position of a paused track is shown with its duration, without sound', () => {
    const position = { name: '/B.mp3', elapsedSeconds: 42.5, hasUsedControls: true };
    const { engine, music } = start({ position, isPausedByVisitor: true }, false);
    expect(engine.play).not.toHaveBeenCalled();
    const shown = { track: { title: 'B' }, state: 'paused', elapsedSeconds: 42.5, durationSeconds: 180 };
    expect(music()).toMatchObject(shown);
  });
});

describe('the first track', () => {
  it.each([
    [0, 'A'],
    [0.49, 'A'],
    [0.5, 'B'],
    [0.99, 'B'],
  ])('is one of the site’s own files until a control has been used: random number %d picks %s', (random, title) => {
    expect(start({}, true, random).engine.loaded).toEqual([title]);
  });

  it('is any track afterwards', () => {
    const position = { name: '/gone.mp3', elapsedSeconds: 0, hasUsedControls: true };
    expect(start({ position }, true, 0.99).engine.loaded).toEqual(['V']);
  });
});

describe('what is stored', () => {
  it('includes a pause by the visitor, until they start the music again', () => {
    const { playlist, music } = start({});
    playlist.toggle();
    expect(music().isPausedByVisitor).toBe(true);
    playlist.toggle();
    expect(music().isPausedByVisitor).toBe(false);
  });

  it('does not include a pause because another tab plays, or because the engine paused by itself', () => {
    const { engine, playlist, music } = start({});
    playlist.yield();
    expect(music()).toMatchObject({ state: 'paused', isPausedByVisitor: false });
    playlist.handleGesture();
    expect(engine.state).toBe('paused');
    playlist.toggle();
    engine.report('paused');
    expect(music().isPausedByVisitor).toBe(false);
  });

  it('includes that a control was used', () => {
    const { playlist } = start({});
    expect(playlist.readPosition().hasUsedControls).toBe(false);
    playlist.next();
    expect(playlist.readPosition()).toEqual({ name: '/B.mp3', elapsedSeconds: 0, hasUsedControls: true });
  });
});

describe('the sound', () => {
  it('can be muted, and changing the volume unmutes it', () => {
    const { engine, playlist, music } = start({});
    playlist.toggleMuted();
    expect([engine.isMuted, music().isMuted, music().volume]).toEqual([true, true, 0.7]);
    playlist.setVolume(0.4);
    expect([engine.isMuted, music().isMuted, music().volume]).toEqual([false, false, 0.4]);
  });

  it('can be controlled from a lock screen', () => {
    const { engine, music } = start({});
    engine.listener.onRemoteCommand({ name: 'pause' });
    expect(music()).toMatchObject({ state: 'paused', isPausedByVisitor: true });
    engine.listener.onRemoteCommand({ name: 'play' });
    expect(music().state).toBe('playing');
    engine.listener.onRemoteCommand({ name: 'seek', seconds: 61 });
    expect(music().elapsedSeconds).toBe(61);
    engine.listener.onRemoteCommand({ name: 'previous' });
    expect(music()).toMatchObject({ track: { title: 'A' }, elapsedSeconds: 0 });
    engine.listener.onRemoteCommand({ name: 'next' });
    expect(music().track?.title).toBe('B');
  });

  it('of the next track is prefetched in the last 15 s of this one', () => {
    const { engine } = start({});
    engine.time.elapsedSeconds = 184;
    vi.advanceTimersByTime(1000);
    expect(engine.prefetched).toEqual([]);
    engine.time.elapsedSeconds = 185;
    vi.advanceTimersByTime(1000);
    expect(engine.prefetched).toEqual(['B']);
  });
});
