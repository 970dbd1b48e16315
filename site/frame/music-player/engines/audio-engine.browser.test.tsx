import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { emulateConnection, openAudioEngine, unlockSound } from './audio-engine-fixture.ts';
import { createSilence, createSong } from './audio-fixture.ts';

/** Browsers fetch the content of `blob:` addresses before playback, whatever `preload` says. */
const served = createSong('/starter/content/music/first-song.mp3');

beforeAll(unlockSound);
afterEach(() => {
  vi.restoreAllMocks();
});

test('before playback nothing is fetched: the duration is the one in the content, until the file’s is known', async () => {
  const { engine, audio, events, expectEvents } = openAudioEngine();
  engine.load({ ...served, durationSeconds: 70 }, 12);
  expect(engine.readTime()).toEqual({ elapsedSeconds: 12, durationSeconds: 70 });
  engine.seek(5);
  expect(engine.readTime()).toEqual({ elapsedSeconds: 5, durationSeconds: 70 });
  expect([audio.preload, events]).toEqual(['none', []]);
  engine.play();
  await expectEvents('buffering', 'ready', 'playing');
  expect(engine.readTime().durationSeconds).toBeCloseTo(15.7, 1);
  expect(engine.readTime().elapsedSeconds).toBeGreaterThanOrEqual(5);
});

test('a duration that neither the file nor the content tells is unknown', () => {
  const { engine, audio } = openAudioEngine();
  engine.load(served, 0);
  audio.dispatchEvent(new Event('durationchange'));
  expect(engine.readTime().durationSeconds).toBeNaN();
});

describe('the metadata of the next track', () => {
  type Opened = ReturnType<typeof openAudioEngine>;

  async function playThenLoad(change: (opened: Opened) => unknown = () => {}) {
    const opened = openAudioEngine();
    opened.engine.load(createSong(createSilence(60)), 0);
    opened.engine.play();
    await opened.expectEvent('playing');
    await change(opened);
    opened.events.length = 0;
    opened.engine.load(served, 0);
    return opened;
  }

  test('is fetched at once while music plays', async () => {
    const { expectEvents } = await playThenLoad();
    await expectEvents('ready');
  });

  test.each([
    ['with data saving on', () => emulateConnection({ saveData: true })],
    [
      'after a pause',
      ({ engine, expectEvent }: Opened) => {
        engine.pause();
        return expectEvent('paused');
      },
    ],
  ])('is not fetched before playback %s', async (_, change) => {
    const { audio } = await playThenLoad(change);
    expect(audio.preload).toBe('none');
  });
});

test('buffering, playing, pausing and the end are each reported', async () => {
  const { engine, expectEvents } = openAudioEngine();
  // Long enough to be paused before its end.
  engine.load(createSong(createSilence(4)), 0);
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
  engine.load(createSong(createSilence(60)), 0);
  engine.play();
  await expectEvent('playing');
  engine.stop();
  engine.play();
  await new Promise((resolve) => audio.addEventListener('emptied', resolve, { once: true }));
  await vi.waitFor(() => expect(audio.networkState).toBe(HTMLMediaElement.NETWORK_EMPTY));
  expect(audio.getAttribute('src')).toBeNull();
  expect(events).toEqual(['buffering', 'ready', 'playing']);
  engine.load(createSong(createSilence(60)), 0);
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
    engine.load(createSong(createSilence(60), 'Alpha'), 0);
    await expectEvents('ready');
    expect(readSession()).toEqual([undefined, 'none']);
    engine.play();
    await expectEvent('playing');
    expect(readSession()).toEqual(['Alpha', 'playing']);
    engine.pause();
    await expectEvent('paused');
    expect(readSession()).toEqual(['Alpha', 'paused']);
    engine.load(createSong(createSilence(60), 'Beta'), 0);
    expect(readSession()).toEqual(['Beta', 'paused']);
    engine.stop();
    expect(readSession()).toEqual([undefined, 'none']);
  });

  test('gets the duration of the next track before its file is loaded', async () => {
    const { engine, expectEvent } = openAudioEngine();
    engine.load(createSong(createSilence(60)), 0);
    engine.play();
    await expectEvent('playing');
    engine.pause();
    await expectEvent('paused');
    const setPosition = vi.spyOn(mediaSession, 'setPositionState');
    engine.load({ ...served, durationSeconds: 70 }, 12);
    expect(setPosition).toHaveBeenLastCalledWith({ duration: 70, position: 12 });
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
