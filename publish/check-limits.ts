import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtFolder } from '#model/built-folder.ts';
import type { BuiltFor } from '#model/built-for.ts';
import { describeBytes } from '#model/describe-bytes.ts';
import type { PublishHost } from '#model/publish-schema.ts';
import type { HostedFile, LocalFile } from './connection.ts';
import type { Host } from './hosts/host.ts';
import { findHost } from './hosts/hosts.ts';
import type { Manifest } from './manifest.ts';
import { buildHostOf, findOffer } from './offers.ts';
import { PublishError } from './publish-error.ts';

type Sized = { path: string; bytes: number };

const maxNamed = 5;

/**
 * Throws a `PublishError` if the host takes no file of some size, or not so many in one folder. `folder` is the built site, which
 * says what was already left out for its size: a page may need it.
 */
export async function checkFileLimits(host: PublishHost, folder: string, files: readonly LocalFile[]): Promise<void> {
  const { limits } = findHost(buildHostOf(host));
  const { title } = findOffer(host);
  const { fileBytes = Number.POSITIVE_INFINITY, filesPerFolder } = limits;
  const tooLarge = [...(await readLeftOut(folder)), ...files.filter(({ bytes }) => bytes > fileBytes)];
  if (tooLarge.length > 0) {
    throw new PublishError(
      'refused',
      `"${title}" takes at most ${describeBytes(fileBytes)} a file. Too large: ${nameLargest(tooLarge)}.`,
      {
        waysOut: [
          'Make it smaller.',
          'Keep it on another host, and link to it there.',
          'Go without it: take it out of the folder of your site.',
        ],
      },
    );
  }
  if (filesPerFolder === undefined) return;
  const counts = Map.groupBy(files, ({ path }) => dirname(path));
  for (const [name, { length }] of counts) {
    if (length <= filesPerFolder) continue;
    throw new PublishError(
      'refused',
      `"${title}" takes at most ${count(filesPerFolder)} files in one folder, and ${name} has ${count(length)}.`,
      { waysOut: ['Divide them into several folders.', otherHost] },
    );
  }
}

type Site = { files: readonly LocalFile[]; hosted: readonly HostedFile[]; manifest: Manifest };

/** Throws a `PublishError` if the host has no room for the site beside what somebody else has put there. */
export function checkRoom(host: PublishHost, { files, hosted, manifest }: Site): void {
  const { limits, roomier }: Host = findHost(buildHostOf(host));
  const { title } = findOffer(host);
  const ours = new Set([...Object.keys(manifest.files), ...files.map(({ path }) => path)]);
  const others = hosted.filter(({ path }) => !ours.has(path));
  const { files: maxFiles = Number.POSITIVE_INFINITY, totalBytes = Number.POSITIVE_INFINITY } = limits;
  const fileCount = files.length + others.length;
  const bytes = sum(files) + sum(others);
  const beside =
    others.length === 0
      ? ''
      : `, with ${others.length === 1 ? 'one file' : `${count(others.length)} files`} from somebody else that ${others.length === 1 ? 'is' : 'are'} there`;
  const more = [...(roomier === undefined ? [] : [roomier]), otherHost];
  if (fileCount > maxFiles) {
    throw new PublishError(
      'full',
      `"${title}" takes at most ${count(maxFiles)} files, and the site has ${count(files.length)}${beside}.`,
      { waysOut: ['Take files out of the folder of your site.', ...more] },
    );
  }
  if (bytes > totalBytes) {
    throw new PublishError(
      'full',
      `"${title}" has room for ${describeBytes(totalBytes)}, and the site needs ${describeBytes(bytes)}${beside}. ` +
        `Its largest files: ${nameLargest(files)}.`,
      {
        waysOut: [
          'Make the largest smaller, or go without them.',
          'Keep songs on another host: music: { address: https://songs.example/ } in content/site.yaml.',
          ...more,
        ],
      },
    );
  }
}

const otherHost = 'Choose another host: docs/guide/hosts.md says what each takes.';

const sum = (files: readonly { bytes?: number }[]) => files.reduce((total, { bytes = 0 }) => total + bytes, 0);
const count = (number: number) => number.toLocaleString('en');

function nameLargest(files: readonly Sized[]): string {
  const sorted = files.toSorted((one, other) => other.bytes - one.bytes);
  const named = sorted.slice(0, maxNamed).map(({ path, bytes }) => `${path} (${describeBytes(bytes)})`);
  return [...named, ...(files.length > maxNamed ? [`${files.length - maxNamed} more`] : [])].join(', ');
}

async function readLeftOut(folder: string): Promise<Sized[]> {
  const text = await readFile(join(dirname(folder), builtFolder.host), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as Partial<BuiltFor>).tooLarge ?? [];
}
