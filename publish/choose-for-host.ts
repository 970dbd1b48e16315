import { createInterface } from 'node:readline/promises';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { findRefusals, type HostChoices, type Refusals } from '#build/hosting/for-host/host-choices.ts';
import { OwnerError } from '#build/owner-error.ts';
import { openBuildCache } from '#content-reader/cache/build-cache.ts';
import { readContentOnce } from '#content-reader/plugin/content-cache.ts';
import type { Site } from '#model/site-schema.ts';
import { askHostChoices } from './ask-host-choices.ts';
import type { Host } from './hosts/host.ts';
import { writeSiteValues } from './site-file.ts';

/**
 * Asks the owner about what the host refuses, if it refuses anything and there is a terminal: without one, that is left out.
 * The answers are kept in site.yaml. Mistakes in the content are left to the build.
 */
export async function chooseForHost(
  { content: folder, cache }: Pick<SiteFolders, 'content' | 'cache'>,
  host: Host,
  known: HostChoices,
): Promise<HostChoices> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return known;
  const { content } = await readContentOnce(folder, openBuildCache(cache));
  if (!content) return known;
  const refusals = findQuestions(findRefusals(content, host, known), content.site);
  if (refusals.services.length === 0 && refusals.songs.length === 0) return known;
  const choices = await withLines((ask) => askHostChoices(refusals, host, { ask, say: console.log }));
  const values = listChoiceValues(refusals, choices, content.site);
  if (values.length > 0) {
    await writeSiteValues(folder, values);
    console.log('This is written in content/site.yaml, and you are not asked again.');
  }
  return { ...known, ...choices };
}

/** What the owner has not decided yet. */
export function findQuestions(refusals: Refusals, { publish }: Pick<Site, 'publish'>): Refusals {
  return {
    ...refusals,
    songs: publish?.songs ? [] : refusals.songs,
    services: publish?.services ? [] : refusals.services,
  };
}

type Values = Parameters<typeof writeSiteValues>[1];

/** How site.yaml has the answers. Those about the place where it is published are kept only once there is one. */
export function listChoiceValues(
  { songs, services }: Refusals,
  { songAddress, leavesOutPlayer, keepsServices }: HostChoices,
  { publish }: Pick<Site, 'publish'>,
): Values {
  const address: Values = songAddress === undefined ? [] : [[['music', 'address'], songAddress]];
  if (!publish) return address;
  return [
    ...address,
    ...(songs.length > 0 && songAddress === undefined
      ? [[['publish', 'songs'], leavesOutPlayer ? 'no-player' : 'left-out'] satisfies Values[number]]
      : []),
    ...(services.length > 0
      ? [[['publish', 'services'], keepsServices ? 'kept' : 'left-out'] satisfies Values[number]]
      : []),
  ];
}

/** Rejects with an OwnerError on Ctrl-C, and at the end of the input. */
async function withLines<Result>(
  use: (ask: (question: string) => Promise<string>) => Promise<Result>,
): Promise<Result> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ending = new AbortController();
  lines.on('close', () => ending.abort());
  try {
    return await use((question) => lines.question(question, { signal: ending.signal }));
  } catch (error) {
    if (ending.signal.aborted) throw new OwnerError('Nothing was built.');
    throw error;
  } finally {
    lines.close();
  }
}
