import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emulateConnection } from './audio-engine-fixture.ts';
import { createSongPrefetcher } from './song-prefetcher.ts';

beforeEach(() => {
  emulateConnection({ saveData: false });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a song is fetched once, with the audio element’s range header and low priority', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('song'));
  const prefetcher = createSongPrefetcher();
  prefetcher.prefetch('/next.mp3');
  prefetcher.prefetch('/next.mp3');
  const answer = (await fetch.mock.results[0]?.value) as Response;
  await vi.waitFor(() => expect(answer.bodyUsed).toBe(true));
  prefetcher.prefetch('/next.mp3');
  const options = { priority: 'low', headers: { range: 'bytes=0-' } };
  expect(fetch.mock.calls).toEqual([['/next.mp3', expect.objectContaining(options)]]);
});

test('a song of another host is not fetched ahead, because that host need not allow it', () => {
  const fetch = vi.spyOn(window, 'fetch');
  createSongPrefetcher().prefetch('https://songs.example/next.mp3');
  expect(fetch).not.toHaveBeenCalled();
});

test('another song or a stop aborts the fetch, which may then start again', () => {
  const fetch = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
  const prefetcher = createSongPrefetcher();
  prefetcher.prefetch('/next.mp3');
  prefetcher.prefetch('/other.mp3');
  prefetcher.stop();
  prefetcher.prefetch('/next.mp3');
  expect(fetch.mock.calls.map(([file, init]) => [file, init?.signal?.aborted])).toEqual([
    ['/next.mp3', true],
    ['/other.mp3', true],
    ['/next.mp3', false],
  ]);
});

test('a failed fetch is ignored and not retried', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const prefetcher = createSongPrefetcher();
  prefetcher.prefetch('/next.mp3');
  await vi.waitFor(() => expect(fetch.mock.settledResults[0]?.type).toBe('rejected'));
  prefetcher.prefetch('/next.mp3');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([{ saveData: true }, undefined])('nothing is fetched if navigator.connection is %j', (connection) => {
  emulateConnection(connection);
  const fetch = vi.spyOn(window, 'fetch');
  createSongPrefetcher().prefetch('/next.mp3');
  expect(fetch).not.toHaveBeenCalled();
});
