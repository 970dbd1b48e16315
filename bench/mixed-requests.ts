import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Sent } from './client.ts';
import { list, sign } from './requests.ts';

export const kinds = ['page', 'book', 'signing', 'song'] as const;
export type Kind = (typeof kinds)[number];
export type MixedRequest = { kind: Kind; sent: Sent };

const rangeBytes = 262_144;
const accepted = { 'accept-encoding': 'br, gzip' };

/** The song to request ranges of, and all pages. */
async function listFiles(siteFolder: string) {
  const names = await readdir(siteFolder, { recursive: true });
  const pathOf = (name: string) => `/${name.split(sep).map(encodeURIComponent).join('/')}`;
  const pages = names
    .filter((name) => name.endsWith('index.html'))
    .map((name) => pathOf(name).slice(0, -'/index.html'.length) || '/');
  const songs = names.filter((name) => name.endsWith('.mp3') && !existsSync(join(siteFolder, `${name}.br`)));
  const sizes = await Promise.all(songs.map(async (name) => (await stat(join(siteFolder, name))).size));
  return { pages, songs: songs.map((name, index) => ({ path: pathOf(name), bytes: sizes[index] ?? 0 })) };
}

/** Returns requests in turn: of a hundred, 89 pages, 9 readings of the book, 1 signing, and 1 range of a song. */
export async function mixRequests(siteFolder: string): Promise<() => MixedRequest> {
  const { pages, songs } = await listFiles(siteFolder);
  let count = 0;
  const range = (): Sent => {
    const song = songs[count % songs.length];
    if (!song) return { method: 'GET', path: '/', headers: accepted };
    const first = (count * rangeBytes) % Math.max(1, song.bytes - rangeBytes);
    return { method: 'GET', path: song.path, headers: { range: `bytes=${first}-${first + rangeBytes - 1}` } };
  };
  return () => {
    count += 1;
    const place = count % 100;
    if (place === 0) return { kind: 'signing', sent: sign() };
    if (place === 50 && songs.length > 0) return { kind: 'song', sent: range() };
    // Spread out, as they would be.
    if (place % 11 === 0) return { kind: 'book', sent: { ...list, headers: accepted } };
    return { kind: 'page', sent: { method: 'GET', path: pages[count % pages.length] ?? '/', headers: accepted } };
  };
}
