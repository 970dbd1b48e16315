import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startAudioEngine } from './audio-engine.ts';
import { createSilence, createSong } from './audio-fixture.ts';
import type { Engine } from './engine.ts';

/** All that the engine told, in its order. */
let told: string[] = [];
let engine: Engine;
let audio: HTMLAudioElement;

const OriginalAudio = window.Audio;

function start(): void {
  vi.spyOn(window, 'Audio').mockImplementation(function create() {
    audio = new OriginalAudio();
    return audio;
  } as unknown as typeof Audio);
  engine = startAudioEngine({
    onStateChange: (state) => told.push(state),
    onReady: () => told.push('ready'),
    onEnd: () => told.push('end'),
    onRefusal: () => told.push('refusal'),
    onFailure: (reason) => told.push(`failure: ${reason}`),
    onRemoteCommand: () => {},
  });
}

const tellsOnly = (...expected: string[]) => vi.waitFor(() => expect(told).toEqual(expected), 5000);
const tells = (expected: string) => vi.waitFor(() => expect(told).toContain(expected), 5000);
const connect = (connection: { saveData: boolean } | undefined) =>
  vi.spyOn(navigator as { connection?: unknown }, 'connection' as never, 'get').mockReturnValue(connection as never);

beforeAll(async () => {
  // From here on the browser lets the page be heard.
  await userEvent.click(document.body);
});
beforeEach(() => {
  told = [];
  start();
});
afterEach(() => {
  engine.close();
  vi.restoreAllMocks();
});

test('a track gets ready with its metadata alone, and tells its duration', async () => {
  engine.load(createSong(createSilence(2)), 0);
  expect(engine.readTime().durationSeconds).toBeNaN();
  audio.dispatchEvent(new Event('durationchange'));
  await tellsOnly('ready');
  expect(engine.readTime()).toEqual({ elapsedSeconds: 0, durationSeconds: 2 });
  expect(audio.preload).toBe('metadata');
});

test('who saves data loads nothing before playing', () => {
  engine.close();
  connect({ saveData: true });
  start();
  expect(audio.preload).toBe('none');
});

test('it buffers, plays, pauses and ends, and tells each as it happens', async () => {
  engine.load(createSong(createSilence(1)), 0);
  engine.play();
  await tellsOnly('buffering', 'ready', 'playing');
  engine.pause();
  await tellsOnly('buffering', 'ready', 'playing', 'paused');
  engine.play();
  await tellsOnly('buffering', 'ready', 'playing', 'paused', 'playing', 'end');
});

test('a track begins at the second it is to begin at, even where sound was asked for before anything was loaded', async () => {
  engine.load(createSong(createSilence(60)), 30);
  engine.play();
  expect(engine.readTime().elapsedSeconds).toBe(30);
  const times: number[] = [];
  audio.addEventListener('timeupdate', () => times.push(audio.currentTime));
  await tells('playing');
  await vi.waitFor(() => expect(Math.max(...times)).toBeGreaterThan(30));
  expect(Math.min(...times)).toBeGreaterThanOrEqual(30);
});

test('a place of one track is not that of the next', async () => {
  engine.load(createSong(createSilence(60)), 30);
  engine.load(createSong(createSilence(50)), 0);
  await tellsOnly('ready');
  expect(engine.readTime()).toEqual({ elapsedSeconds: 0, durationSeconds: 50 });
});

test('one element plays every track, at the volume it was told', async () => {
  const first = audio;
  engine.setVolume(0.3);
  engine.setMuted(true);
  for (const seconds of [3, 4]) {
    engine.load(createSong(createSilence(seconds)), 0);
    await vi.waitFor(() => expect(engine.readTime().durationSeconds).toBe(seconds));
  }
  expect(window.Audio).toHaveBeenCalledTimes(1);
  expect([audio, audio.volume, audio.muted]).toEqual([first, 0.3, true]);
});

test('it goes to the second it is asked for', async () => {
  engine.load(createSong(createSilence(60)), 0);
  await tells('ready');
  engine.seek(42);
  await vi.waitFor(() => expect(engine.readTime().elapsedSeconds).toBe(42));
});

describe('a refusal of the browser', () => {
  test('is told, and no state says that anything plays', async () => {
    vi.spyOn(audio, 'play').mockRejectedValue(new DOMException('No gesture yet.', 'NotAllowedError'));
    engine.load(createSong(createSilence(2)), 0);
    engine.play();
    await vi.waitFor(() => expect([...told].sort()).toEqual(['ready', 'refusal']));
  });

  test('is silence where the next track interrupted the first', async () => {
    engine.load(createSong(createSilence(2)), 0);
    engine.play();
    engine.load(createSong(createSilence(3)), 0);
    await tellsOnly('ready');
    expect(audio.paused).toBe(true);
  });

  test('that comes late is not told of the next track', async () => {
    let refuse = (_: unknown) => {};
    vi.spyOn(audio, 'play').mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    engine.load(createSong(createSilence(2)), 0);
    engine.play();
    engine.load(createSong(createSilence(3)), 0);
    refuse(new DOMException('No gesture yet.', 'NotAllowedError'));
    await tellsOnly('ready');
  });
});

describe('a failure', () => {
  const broken = () => URL.createObjectURL(new Blob(['not a song']));

  test('is told once: a file that is no song is unplayable', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    const play = vi.spyOn(audio, 'play');
    engine.load(createSong('/site/entry/app.tsx'), 0);
    engine.play();
    await tellsOnly('buffering', 'failure: unplayable');
    engine.play();
    audio.dispatchEvent(new Event('error'));
    expect([play.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 1]);
    engine.load(createSong(createSilence(2)), 0);
    await tellsOnly('buffering', 'failure: unplayable', 'ready');
  });

  test('of a file that the server does not have is a removal', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    engine.load(createSong('/missing.mp3'), 0);
    await tellsOnly('failure: removed');
    expect(fetch.mock.calls).toEqual([
      [expect.stringMatching(/\/missing\.mp3$/), expect.objectContaining({ method: 'HEAD' })],
    ]);
  });

  test('without an answer, or without a network at all, is being offline', async () => {
    const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    engine.load(createSong(broken()), 0);
    await tellsOnly('failure: offline');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    engine.load(createSong(broken()), 0);
    await tellsOnly('failure: offline', 'failure: offline');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('of an earlier track is never told', async () => {
    let answer = (_: Response) => {};
    const fetch = vi.spyOn(window, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    engine.load(createSong(broken()), 0);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    engine.load(createSong(createSilence(2)), 0);
    answer(new Response(null, { status: 404 }));
    await tellsOnly('ready');
    engine.load(createSong(broken()), 0);
    engine.load(createSong(createSilence(3)), 0);
    await tellsOnly('ready', 'ready');
  });
});

test('what is stopped lets go of its file and says no more; the next track plays', async () => {
  engine.load(createSong(createSilence(2)), 0);
  engine.play();
  await tells('playing');
  engine.stop();
  engine.play();
  await new Promise((resolve) => audio.addEventListener('emptied', resolve, { once: true }));
  await vi.waitFor(() => expect(audio.networkState).toBe(HTMLMediaElement.NETWORK_EMPTY));
  expect(audio.getAttribute('src')).toBeNull();
  expect(told).toEqual(['buffering', 'ready', 'playing']);
  engine.load(createSong(createSilence(2)), 0);
  engine.play();
  await tellsOnly('buffering', 'ready', 'playing', 'buffering', 'ready', 'playing');
});

test('warming ends where the next track, the stop or the loaded song itself wants the network', () => {
  connect({ saveData: false });
  const fetch = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
  const isAborted = (call: number) => fetch.mock.calls[call]?.[1]?.signal?.aborted;
  const next = createSong('/next.mp3');
  engine.warm(next);
  expect(isAborted(0)).toBe(false);
  engine.load(next, 0);
  expect(isAborted(0)).toBe(true);
  engine.warm(next);
  expect(fetch).toHaveBeenCalledTimes(1);
  engine.warm(createSong('/other.mp3'));
  engine.stop();
  expect(isAborted(1)).toBe(true);
});

describe('the lock screen', () => {
  const { mediaSession } = navigator;
  const readSession = () => [mediaSession.metadata?.title, mediaSession.playbackState];

  test('shows a track once it is heard, then the next one, and nothing after the stop', async () => {
    engine.load(createSong(createSilence(2), 'Alpha'), 0);
    await tellsOnly('ready');
    expect(readSession()).toEqual([undefined, 'none']);
    engine.play();
    await tells('playing');
    expect(readSession()).toEqual(['Alpha', 'playing']);
    engine.pause();
    await tells('paused');
    expect(readSession()).toEqual(['Alpha', 'paused']);
    engine.load(createSong(createSilence(2), 'Beta'), 0);
    expect(readSession()).toEqual(['Beta', 'paused']);
    engine.stop();
    expect(readSession()).toEqual([undefined, 'none']);
  });

  test('is told of a new place in the song', async () => {
    engine.load(createSong(createSilence(60)), 0);
    engine.play();
    await tells('playing');
    engine.pause();
    await tells('paused');
    const setPosition = vi.spyOn(mediaSession, 'setPositionState');
    engine.seek(42);
    await vi.waitFor(() => expect(setPosition).toHaveBeenLastCalledWith({ duration: 60, position: 42 }));
  });
});
