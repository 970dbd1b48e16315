import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startAudioEngine } from './audio-engine.ts';
import { createSilence, createSong } from './audio-fixture.ts';
import type { Engine } from './engine.ts';

/** The engine's events, in order. */
let events: string[] = [];
let engine: Engine;
let audio: HTMLAudioElement;

const OriginalAudio = window.Audio;

function start(): void {
  vi.spyOn(window, 'Audio').mockImplementation(function create() {
    audio = new OriginalAudio();
    return audio;
  } as unknown as typeof Audio);
  engine = startAudioEngine({
    onStateChange: (state) => events.push(state),
    onReady: () => events.push('ready'),
    onEnd: () => events.push('end'),
    onRefusal: () => events.push('refusal'),
    onFailure: (reason) => events.push(`failure: ${reason}`),
    onRemoteCommand: () => {},
  });
}

const expectEvents = (...expected: string[]) => vi.waitFor(() => expect(events).toEqual(expected), 5000);
const expectEvent = (expected: string) => vi.waitFor(() => expect(events).toContain(expected), 5000);
const connect = (connection: { saveData: boolean } | undefined) =>
  vi.spyOn(navigator as { connection?: unknown }, 'connection' as never, 'get').mockReturnValue(connection as never);

beforeAll(async () => {
  // Unlocks sound for the page.
  await userEvent.click(document.body);
});
beforeEach(() => {
  events = [];
  start();
});
afterEach(() => {
  engine.close();
  vi.restoreAllMocks();
});

test('loading a track fetches only its metadata, and reports its duration', async () => {
  engine.load(createSong(createSilence(2)), 0);
  expect(engine.readTime().durationSeconds).toBeNaN();
  audio.dispatchEvent(new Event('durationchange'));
  await expectEvents('ready');
  expect(engine.readTime()).toEqual({ elapsedSeconds: 0, durationSeconds: 2 });
  expect(audio.preload).toBe('metadata');
});

test('with data saving on, nothing is loaded before playback', () => {
  engine.close();
  connect({ saveData: true });
  start();
  expect(audio.preload).toBe('none');
});

test('buffering, playing, pausing and the end are each reported', async () => {
  engine.load(createSong(createSilence(1)), 0);
  engine.play();
  await expectEvents('buffering', 'ready', 'playing');
  engine.pause();
  await expectEvents('buffering', 'ready', 'playing', 'paused');
  engine.play();
  await expectEvents('buffering', 'ready', 'playing', 'paused', 'playing', 'end');
});

test('a track starts at the given second, even if play is called before anything is loaded', async () => {
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
  engine.load(createSong(createSilence(60)), 30);
  engine.load(createSong(createSilence(50)), 0);
  await expectEvents('ready');
  expect(engine.readTime()).toEqual({ elapsedSeconds: 0, durationSeconds: 50 });
});

test('one element plays every track at the same volume', async () => {
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

test('it seeks to the given second', async () => {
  engine.load(createSong(createSilence(60)), 0);
  await expectEvent('ready');
  engine.seek(42);
  await vi.waitFor(() => expect(engine.readTime().elapsedSeconds).toBe(42));
});

describe('a refusal of the browser', () => {
  test('is reported, and no state says that anything plays', async () => {
    vi.spyOn(audio, 'play').mockRejectedValue(new DOMException('No gesture yet.', 'NotAllowedError'));
    engine.load(createSong(createSilence(2)), 0);
    engine.play();
    await vi.waitFor(() => expect([...events].sort()).toEqual(['ready', 'refusal']));
  });

  test('is not reported if the next track interrupted the first', async () => {
    engine.load(createSong(createSilence(2)), 0);
    engine.play();
    engine.load(createSong(createSilence(3)), 0);
    await expectEvents('ready');
    expect(audio.paused).toBe(true);
  });

  test('that arrives late is not reported for the next track', async () => {
    let refuse = (_: unknown) => {};
    vi.spyOn(audio, 'play').mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    engine.load(createSong(createSilence(2)), 0);
    engine.play();
    engine.load(createSong(createSilence(3)), 0);
    refuse(new DOMException('No gesture yet.', 'NotAllowedError'));
    await expectEvents('ready');
  });
});

describe('a failure', () => {
  const broken = () => URL.createObjectURL(new Blob(['not a song']));

  test('is reported once: a file that is not audio is unplayable', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    const play = vi.spyOn(audio, 'play');
    engine.load(createSong('/site/entry/app.tsx'), 0);
    engine.play();
    await expectEvents('buffering', 'failure: unplayable');
    engine.play();
    audio.dispatchEvent(new Event('error'));
    expect([play.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 1]);
    engine.load(createSong(createSilence(2)), 0);
    await expectEvents('buffering', 'failure: unplayable', 'ready');
  });

  test('of a file that the server lacks is a removal', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    engine.load(createSong('/missing.mp3'), 0);
    await expectEvents('failure: removed');
    expect(fetch.mock.calls).toEqual([
      [expect.stringMatching(/\/missing\.mp3$/), expect.objectContaining({ method: 'HEAD' })],
    ]);
  });

  test('without a response, or without a network, means offline', async () => {
    const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    engine.load(createSong(broken()), 0);
    await expectEvents('failure: offline');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    engine.load(createSong(broken()), 0);
    await expectEvents('failure: offline', 'failure: offline');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('of an earlier track is never reported', async () => {
    let answer = (_: Response) => {};
    const fetch = vi.spyOn(window, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    engine.load(createSong(broken()), 0);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    engine.load(createSong(createSilence(2)), 0);
    answer(new Response(null, { status: 404 }));
    await expectEvents('ready');
    engine.load(createSong(broken()), 0);
    engine.load(createSong(createSilence(3)), 0);
    await expectEvents('ready', 'ready');
  });
});

test('stopping releases the file and ends all events; the next track plays', async () => {
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
  connect({ saveData: false });
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

  test('shows a track once it plays, then the next one, and nothing after a stop', async () => {
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
