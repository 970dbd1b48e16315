import { afterEach, expect, test, vi } from 'vitest';
import { explainAudioFailure } from './audio-failure.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['the connection broke', MediaError.MEDIA_ERR_NETWORK, 'offline'],
  ['the file is damaged', MediaError.MEDIA_ERR_DECODE, 'unplayable'],
])('when %s, the reason is known without a request', async (_, code, reason) => {
  const fetch = vi.spyOn(window, 'fetch');
  expect(await explainAudioFailure('/song.mp3', code)).toBe(reason);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  [200, 'unplayable'],
  [404, 'removed'],
  [410, 'removed'],
  [500, 'unplayable'],
])('a file that never started and has the status %i is: %s', async (status, reason) => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status }));
  expect(await explainAudioFailure('/song.mp3', MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED)).toBe(reason);
});

test('a server that does not respond within 3 seconds counts as offline', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await explainAudioFailure('/song.mp3', MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED)).toBe('offline');
  expect(timeout).toHaveBeenCalledWith(3000);
});
