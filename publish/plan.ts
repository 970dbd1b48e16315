import type { HostedFile, LocalFile } from './connection.ts';
import type { Manifest } from './manifest.ts';

export type Plan = {
  /** In the order in which they are sent. */
  added: LocalFile[];
  changed: LocalFile[];
  /** Files that Bonbon put there and that the site has no more. */
  removed: HostedFile[];
  /** How many stay as they are. */
  unchanged: number;
  /** Of all that is sent. */
  bytes: number;
};

/**
 * What is to be done so that the host has these files. A file that is there and that nobody knows Bonbon put there is never
 * removed, but replaced if the site has one of its name.
 */
export function makePlan(local: readonly LocalFile[], hosted: readonly HostedFile[], manifest: Manifest): Plan {
  const there = new Map(hosted.map((file) => [file.path, file]));
  const added = local.filter(({ path }) => !there.has(path));
  const isSame = ({ path, sha1, bytes }: LocalFile) => {
    const file = there.get(path);
    if (file?.bytes !== undefined && file.bytes !== bytes) return false;
    return (file?.sha1 ?? manifest.files[path]) === sha1;
  };
  const changed = local.filter((file) => there.has(file.path) && !isSame(file));
  const ours = new Set(local.map(({ path }) => path));
  const removed = Object.keys(manifest.files)
    .filter((path) => there.has(path) && !ours.has(path))
    .sort()
    .map((path) => there.get(path) ?? { path });
  const sent = [...added, ...changed];
  return {
    added: inOrder(added),
    changed: inOrder(changed),
    removed,
    unchanged: local.length - sent.length,
    bytes: sent.reduce((sum, file) => sum + file.bytes, 0),
  };
}

/**
 * The order in which the live site is whole at every moment: what pages need, then the pages, then what leads to pages. Home
 * is the last page, as it names the newest of everything.
 */
export const inOrder = (files: readonly LocalFile[]): LocalFile[] =>
  [...files].sort((one, other) => rankOf(one.path) - rankOf(other.path) || (one.path < other.path ? -1 : 1));

export const isEmpty = ({ added, changed, removed }: Plan): boolean =>
  added.length + changed.length + removed.length === 0;

export const isPage = (path: string): boolean => path.endsWith('.html');

function rankOf(path: string): number {
  if (path.startsWith('assets/')) return 0;
  if (path === 'index.html') return 3;
  if (isPage(path)) return 2;
  // The headers belong to the pages; feeds and maps lead to them.
  if (path.startsWith('_')) return 2;
  return /^(feed\.|sitemap|robots\.txt)/.test(path) ? 4 : 1;
}
