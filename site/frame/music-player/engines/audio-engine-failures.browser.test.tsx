import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openAudioEngine, unlockSound } from './audio-engine-fixture.ts';
import { createSilence, createSong } from './audio-fixture.ts';

beforeAll(unlockSound);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a refusal of the browser', () => {
  test('is reported, and no state says that the song plays', async () => {
    const { engine, audio, events } = openAudioEngine();
    vi.spyOn(audio, 'play').mockRejectedValue(new DOMException('No gesture yet.', 'NotAllowedError'));
    engine.load(createSong(createSilence(60)), 0);
    engine.play();
    await vi.waitFor(() => expect([...events].sort()).toEqual(['ready', 'refusal']));
  });

  test('is not reported if the next track interrupted the first', async () => {
    const { engine, audio, expectEvents } = openAudioEngine();
    engine.load(createSong(createSilence(60)), 0);
    engine.play();
    engine.load(createSong(createSilence(3)), 0);
    await expectEvents('ready');
    expect(audio.paused).toBe(true);
  });

  test('that arrives late is not reported for the next track', async () => {
    const { engine, audio, expectEvents } = openAudioEngine();
    let refuse = (_: unknown) => {};
    vi.spyOn(audio, 'play').mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    engine.load(createSong(createSilence(60)), 0);
    engine.play();
    engine.load(createSong(createSilence(3)), 0);
    refuse(new DOMException('No gesture yet.', 'NotAllowedError'));
    await expectEvents('ready');
  });
});

describe('a failure', () => {
  const broken = () => URL.createObjectURL(new Blob(['not a song']));

  test('is reported once: a file that is not audio is unplayable', async () => {
    const { engine, audio, expectEvents } = openAudioEngine();
    const fetch = vi.spyOn(window, 'fetch');
    const play = vi.spyOn(audio, 'play');
    engine.load(createSong('/site/entry/app.tsx'), 0);
    engine.play();
    await expectEvents('buffering', 'failure: unplayable');
    engine.play();
    audio.dispatchEvent(new Event('error'));
    expect([play.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 1]);
    engine.load(createSong(createSilence(60)), 0);
    await expectEvents('buffering', 'failure: unplayable', 'ready');
  });

  test('of a file that the server does not have means removed', async () => {
    const { engine, expectEvents } = openAudioEngine();
    const fetch = vi.spyOn(window, 'fetch');
    engine.load(createSong('/missing.mp3'), 0);
    engine.play();
    await expectEvents('buffering', 'failure: removed');
    expect(fetch.mock.calls).toEqual([
      [expect.stringMatching(/\/missing\.mp3$/), expect.objectContaining({ method: 'HEAD' })],
    ]);
  });

  test('without a response, or without a network, means offline', async () => {
    const { engine, expectEvents } = openAudioEngine();
    const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    engine.load(createSong(broken()), 0);
    await expectEvents('failure: offline');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    engine.load(createSong(broken()), 0);
    await expectEvents('failure: offline', 'failure: offline');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('is a song that has not come after 20 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { engine, audio, events } = openAudioEngine();
    const isAsked = new Promise((resolve) => audio.addEventListener('play', resolve, { once: true }));
    // A source that gets no data.
    engine.load(createSong(URL.createObjectURL(new MediaSource())), 0);
    engine.play();
    await isAsked;
    await vi.advanceTimersByTimeAsync(19_999);
    expect(events).toEqual(['buffering']);
    await vi.advanceTimersByTimeAsync(1);
    expect(events).toEqual(['buffering', 'failure: offline']);
  });

  test('of an earlier track is never reported', async () => {
    const { engine, expectEvents } = openAudioEngine();
    let answer = (_: Response) => {};
    const fetch = vi.spyOn(window, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    engine.load(createSong(broken()), 0);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    engine.load(createSong(createSilence(60)), 0);
    answer(new Response(null, { status: 404 }));
    await expectEvents('ready');
    engine.load(createSong(broken()), 0);
    engine.load(createSong(createSilence(3)), 0);
    await expectEvents('ready', 'ready');
  });
});
