import { createHash } from 'node:crypto';
import type { Clock, LocalFile } from './connection.ts';
import { isPage } from './plan.ts';

export type LivePages = {
  /** How many pages are as they were built. */
  fine: number;
  /** Paths of pages that are there with other bytes: the host changes them, or still shows the ones before. */
  different: string[];
  /** Paths of pages that visitors don't get. */
  missing: string[];
};

type CheckOptions = { clock: Clock; signal: AbortSignal; rendered?: readonly string[] | undefined };

/** In milliseconds: many hosts show the pages of before for a moment. */
const pauses = [2_000, 5_000, 10_000];
const atOnce = 4;

/** Fetches every page as a visitor gets it, and compares it with the built one. */
export async function checkLivePages(
  address: string,
  files: readonly LocalFile[],
  { clock, signal, rendered = [] }: CheckOptions,
): Promise<LivePages> {
  let open = files.filter(({ path }) => isPage(path) && !/(^|\/)(404|not_found)\.html$/.test(path));
  const count = open.length;
  let found = await comparePages(address, open, signal, rendered);
  for (const pause of pauses) {
    if (found.size === 0) break;
    await clock.wait(pause, signal);
    open = open.filter(({ path }) => found.has(path));
    found = await comparePages(address, open, signal, rendered);
  }
  const pick = (kind: 'different' | 'missing') => [...found].filter(([, one]) => one === kind).map(([path]) => path);
  return { fine: count - found.size, different: pick('different'), missing: pick('missing') };
}

/** Those that are not as built. */
async function comparePages(
  address: string,
  pages: readonly LocalFile[],
  signal: AbortSignal,
  rendered: readonly string[],
) {
  const found = new Map<string, 'different' | 'missing'>();
  const waiting = [...pages];
  const work = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const sha1 = await hashLive(new URL(addressOf(page.path), address), signal);
      const isFine = rendered.includes(page.path) ? sha1 !== undefined : sha1 === page.sha1;
      if (!isFine) found.set(page.path, sha1 === undefined ? 'missing' : 'different');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}

const addressOf = (path: string) =>
  path
    .replace(/(^|\/)index\.html$/, '$1')
    .split('/')
    .map(encodeURIComponent)
    .join('/');

async function hashLive(url: URL, signal: AbortSignal): Promise<string | undefined> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(20_000)]);
    const response = await fetch(url, { signal: limit, cache: 'no-store' });
    if (!response.ok) return undefined;
    const hash = createHash('sha1');
    for await (const part of response.body ?? []) hash.update(part);
    return hash.digest('hex');
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
