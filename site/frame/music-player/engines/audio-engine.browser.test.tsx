import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { emulateConnection, openAudioEngine, unlockSound } from './audio-engine-fixture.ts';
import { createSilence, createSong } from './audio-fixture.ts';

beforeAll(unlockSound);
afterEach(() => {
  vi.restoreAllMocks();
});

test('loading a track fetches only its metadata, and reports its duration', async () => {
  const { engine, audio, expectEvents } = openAudioEngine();
  engine.load(createSong(createSilence(2)), 0);
  expect(engine.readTime().durationSeconds).toBeNaN();
  audio.dispatchEvent(new Event('durationchange'));
  await expectEvents('ready');
  expect(engine.readTime()).toEqual({ elapsedSeconds: 0, durationSeconds: 2 });
  expect(audio.preload).toBe('metadata');
});

test('with data saving on, nothing is loaded before playback', () => {
  emulateConnection({ saveData: true });
  const { audio } = openAudioEngine();
  expect(audio.preload).toBe('none');
});

test('buffering, playing, pausing and the end are each reported', async () => {
  const { engine, expectEvents } = openAudioEngine();
  engine.load(createSong(createSilence(1)), 0);
  engine.play();
  await expectEvents('buffering', 'ready', 'playing');
  engine.pause();
  await expectEvents('buffering', 'ready', 'playing', 'paused');
  engine.play();
  await expectEvents('buffering', 'ready', 'playing', 'paused', 'playing', 'end');
});

test('a track starts at the given second, even if play is called before anything is loaded', async () => {
  const { engine, audio, expectEvent } = openAudioEngine();
  engine.load(createSong(createSilence(60)), 30);
  engine.play();
  expect(engine.readTime().elapsedSeconds).toBe(30);
  const times: number[] = [];
  audio.addEventListener('timeupdate', () => times.push(audio.currentTime));
  await expectEvent('playing');
  await vi.waitFor(() => expect(Math.max(...times)).toBeGreaterThan(30));
  expect(Math.min(...times)).toBeGreaterThanOrEqual(30);
});

test('the start position of one track does not carry over to the next', async () => {
  const { engine, expectEvents } = openAudioEngine();
  engine.load(createSong(createSilence(60)), 30);
  engine.load(createSong(createSilence(50)), 0);
  await expectEvents('ready');
  expect(engine.readTime()).toEqual({ elapsedSeconds: 0, durationSeconds: 50 });
});

test('one element plays every track at the same volume', async () => {
  const { engine, audio } = openAudioEngine();
  engine.setVolume(0.3);
  engine.setMuted(true);
  for (const seconds of [3, 4]) {
    engine.load(createSong(createSilence(seconds)), 0);
    await vi.waitFor(() => expect(engine.readTime().durationSeconds).toBe(seconds));
  }
  expect(window.Audio).toHaveBeenCalledTimes(1);
  expect([audio.volume, audio.muted]).toEqual([0.3, true]);
});

test('the engine seeks to the given second', async () => {
  const { engine, expectEvent } = openAudioEngine();
  engine.load(createSong(createSilence(60)), 0);
  await expectEvent('ready');
  engine.seek(42);
  await vi.waitFor(() => expect(engine.readTime().elapsedSeconds).toBe(42));
});

test('stopping releases the file and ends all events, and the next track plays', async () => {
  const { engine, audio, events, expectEvents, expectEvent } = openAudioEngine();
  engine.load(createSong(createSilence(2)), 0);
  engine.play();
  await expectEvent('playing');
  engine.stop();
  engine.play();
  await new Promise((resolve) => audio.addEventListener('emptied', resolve, { once: true }));
  await vi.waitFor(() => expect(audio.networkState).toBe(HTMLMediaElement.NETWORK_EMPTY));
  expect(audio.getAttribute('src')).toBeNull();
  expect(events).toEqual(['buffering', 'ready', 'playing']);
  engine.load(createSong(createSilence(2)), 0);
  engine.play();
  await expectEvents('buffering', 'ready', 'playing', 'buffering', 'ready', 'playing');
});

test('loading a track or stopping aborts a prefetch, and the loaded song is not prefetched', () => {
  const { engine } = openAudioEngine();
  emulateConnection({ saveData: false });
  const fetch = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
  const isAborted = (call: number) => fetch.mock.calls[call]?.[1]?.signal?.aborted;
  const next = createSong('/next.mp3');
  engine.prefetch(next);
  expect(isAborted(0)).toBe(false);
  engine.load(next, 0);
  expect(isAborted(0)).toBe(true);
  engine.prefetch(next);
  expect(fetch).toHaveBeenCalledTimes(1);
  engine.prefetch(createSong('/other.mp3'));
  engine.stop();
  expect(isAborted(1)).toBe(true);
});

describe('the lock screen', () => {
  const { mediaSession } = navigator;
  const readSession = () => [mediaSession.metadata?.title, mediaSession.playbackState];

  test('shows a track when it plays, then the next one, and nothing after a stop', async () => {
    const { engine, expectEvents, expectEvent } = openAudioEngine();
    engine.load(createSong(createSilence(2), 'Alpha'), 0);
    await expectEvents('ready');
    expect(readSession()).toEqual([undefined, 'none']);
    engine.play();
    await expectEvent('playing');
    expect(readSession()).toEqual(['Alpha', 'playing']);
    engine.pause();
    await expectEvent('paused');
    expect(readSession()).toEqual(['Alpha', 'paused']);
    engine.load(createSong(createSilence(2), 'Beta'), 0);
    expect(readSession()).toEqual(['Beta', 'paused']);
    engine.stop();
    expect(readSession()).toEqual([undefined, 'none']);
  });

  test('gets the new position after a seek', async () => {
    const { engine, expectEvent } = openAudioEngine();
    engine.load(createSong(createSilence(60)), 0);
    engine.play();
    await expectEvent('playing');
    engine.pause();
    await expectEvent('paused');
    const setPosition = vi.spyOn(mediaSession, 'setPositionState');
    engine.seek(42);
    await vi.waitFor(() => expect(setPosition).toHaveBeenLastCalledWith({ duration: 60, position: 42 }));
  });
});
