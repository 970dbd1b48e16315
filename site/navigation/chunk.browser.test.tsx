import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './chunk.ts';

const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
const status = (code: number) => () => new Response('', { status: code });
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
/** What import() says in Chromium, whatever the reason. */
const failToFetch = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: about.js'));

let pages = 0;
/** Loads a page that no other test has loaded: the second try would have another address. */
function load(module: () => Promise<object>) {
  pages += 1;
  return loadChunk(`page-${pages}`, 'Page', module).then(
    (loaded) => loaded,
    (error: unknown) => {
      if (!(error instanceof ChunkLoadError)) throw error;
      const { message, needsFullLoad, isOffline } = error;
      const [, kind] = /^Loading chunk page-\d+ failed\.\n\((\w+): http\S+\/page-\d+\)$/.exec(message) ?? [];
      return { kind, needsFullLoad, isOffline };
    },
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a chunk', () => {
  test('that does not export the page is missing', async () => {
    const failure = await load(async () => ({ Other: 'page' }));
    expect(failure).toEqual({ kind: 'missing', needsFullLoad: true, isOffline: false });
  });

  test.each([
    [
      'a page in its place',
      () => new Response('<p>Welcome!', { headers: { 'content-type': 'text/html' } }),
      'missing',
      true,
    ],
    ['404', status(404), 'error', true],
    ['410', status(410), 'error', true],
    ['500', status(500), 'error', false],
  ] as const)('is reported if the server answers with %s', async (_, answer, kind, needsFullLoad) => {
    vi.spyOn(window, 'fetch').mockImplementation(async () => answer());
    expect(await load(failToFetch)).toEqual({ kind, needsFullLoad, isOffline: false });
  });

  test('whose connection breaks off is an error, and not offline if the server responds', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    fetch.mockImplementation((_, options) => (options?.method === 'HEAD' ? Promise.resolve(script()) : noAnswer()));
    expect(await load(failToFetch)).toEqual({ kind: 'error', needsFullLoad: false, isOffline: false });
    fetch.mockImplementation(noAnswer);
    expect(await load(failToFetch)).toEqual({ kind: 'error', needsFullLoad: false, isOffline: true });
  });

  test('that hangs times out after 120 000 ms', async () => {
    vi.useFakeTimers();
    let outcome: unknown = 'loading';
    const loading = load(() => new Promise(() => {})).then((failure) => {
      outcome = failure;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(outcome).toEqual({ kind: 'timeout', needsFullLoad: false, isOffline: false });
  });

  test('that throws is not a chunk that failed to load', async () => {
    await expect(load(() => Promise.reject(new TypeError('tripped over an ear')))).rejects.toThrow(
      'tripped over an ear',
    );
  });
});
