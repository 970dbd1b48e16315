import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createSilence } from '#site/frame/music-player/engines/audio-fixture.ts';
import { barCount, listen } from './ear.ts';

afterEach(() => vi.restoreAllMocks());

async function playSong(): Promise<HTMLAudioElement> {
  await userEvent.click(document.body);
  const audio = new Audio(createSilence(20));
  await audio.play();
  return audio;
}

test('what plays is drawn at most twelve times a second, and no more once it is paused', async () => {
  const audio = await playSong();
  const draw = vi.fn<(levels: readonly number[]) => void>();
  const stop = listen(audio, draw);
  await expect.poll(() => draw.mock.calls.length).toBeGreaterThan(3);
  const [from, count] = [performance.now(), draw.mock.calls.length];
  await expect.poll(() => performance.now()).toBeGreaterThan(from + 1000);
  expect(draw.mock.calls.length - count).toBeLessThanOrEqual(((performance.now() - from) / 1000) * 12 + 2);
  expect(draw.mock.lastCall?.[0]).toHaveLength(barCount);
  audio.pause();
  await expect.poll(() => audio.paused).toBe(true);
  stop();
});

test('a song of another host is heard, and not led through an audio context, which would silence it', async () => {
  const audio = await playSong();
  vi.spyOn(audio, 'src', 'get').mockReturnValue('https://songs.example/song.mp3');
  const route = vi.spyOn(AudioContext.prototype, 'createMediaElementSource');
  const stop = listen(audio, () => {});
  const from = audio.currentTime;
  await expect.poll(() => audio.currentTime).toBeGreaterThan(from + 1);
  expect(route).not.toHaveBeenCalled();
  audio.pause();
  stop();
});

test('a browser that lets no audio context run loses no sound: the song is not led through it', async () => {
  const audio = await playSong();
  vi.spyOn(AudioContext.prototype, 'resume').mockReturnValue(new Promise(() => {}));
  vi.spyOn(AudioContext.prototype, 'state', 'get').mockReturnValue('suspended');
  const route = vi.spyOn(AudioContext.prototype, 'createMediaElementSource');
  const close = vi.spyOn(AudioContext.prototype, 'close');
  const stop = listen(audio, () => {});
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect(route).not.toHaveBeenCalled();
  const from = audio.currentTime;
  await expect.poll(() => audio.currentTime).toBeGreaterThan(from);
  audio.pause();
  stop();
});
