import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSongWarmer } from './song-warmer.ts';

const connect = (connection: { saveData: boolean } | undefined) =>
  vi.spyOn(navigator as { connection?: unknown }, 'connection' as never, 'get').mockReturnValue(connection as never);

beforeEach(() => {
  connect({ saveData: false });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a song is fetched once, as its element would and behind everything else', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('song'));
  const warmer = createSongWarmer();
  warmer.warm('/next.mp3');
  warmer.warm('/next.mp3');
  const answer = (await fetch.mock.results[0]?.value) as Response;
  await vi.waitFor(() => expect(answer.bodyUsed).toBe(true));
  warmer.warm('/next.mp3');
  const options = { priority: 'low', headers: { range: 'bytes=0-' } };
  expect(fetch.mock.calls).toEqual([['/next.mp3', expect.objectContaining(options)]]);
});

test('a song is given up for another one and by a stop, and may then begin again', () => {
  const fetch = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
  const warmer = createSongWarmer();
  warmer.warm('/next.mp3');
  warmer.warm('/other.mp3');
  warmer.stop();
  warmer.warm('/next.mp3');
  expect(fetch.mock.calls.map(([file, init]) => [file, init?.signal?.aborted])).toEqual([
    ['/next.mp3', true],
    ['/other.mp3', true],
    ['/next.mp3', false],
  ]);
});

test('a song that cannot be fetched is silence, and not tried again', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const warmer = createSongWarmer();
  warmer.warm('/next.mp3');
  await vi.waitFor(() => expect(fetch.mock.settledResults[0]?.type).toBe('rejected'));
  warmer.warm('/next.mp3');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([{ saveData: true }, undefined])('nothing is fetched where the connection is %j', (connection) => {
  connect(connection);
  const fetch = vi.spyOn(window, 'fetch');
  createSongWarmer().warm('/next.mp3');
  expect(fetch).not.toHaveBeenCalled();
});
