import { createInterface } from 'node:readline/promises';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { findRefusals, type HostChoices } from '#build/hosting/for-host/host-choices.ts';
import { OwnerError } from '#build/owner-error.ts';
import { openBuildCache } from '#content-reader/cache/build-cache.ts';
import { readContentOnce } from '#content-reader/plugin/content-cache.ts';
import { askHostChoices } from './ask-host-choices.ts';
import type { Host } from './hosts/host.ts';

/**
 * Asks the owner about what the host refuses, if it refuses anything and there is a terminal: without one, that is left out.
 * Mistakes in the content are left to the build.
 */
export async function chooseForHost(
  { content: folder, cache }: Pick<SiteFolders, 'content' | 'cache'>,
  host: Host,
  known: HostChoices,
): Promise<HostChoices> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return known;
  const { content } = await readContentOnce(folder, openBuildCache(cache));
  if (!content) return known;
  const refusals = findRefusals(content, host, known);
  if (refusals.services.length === 0 && refusals.songs.length === 0) return known;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ending = new AbortController();
  lines.on('close', () => ending.abort());
  try {
    const ask = (question: string) => lines.question(question, { signal: ending.signal });
    return { ...known, ...(await askHostChoices(refusals, host, { ask, say: console.log })) };
  } catch (error) {
    // Ctrl-C, or the end of the input.
    if (ending.signal.aborted) throw new OwnerError('Nothing was built.');
    throw error;
  } finally {
    lines.close();
  }
}
