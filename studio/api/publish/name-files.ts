import { readFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { findSong } from '#build/hosting/for-host/host-choices.ts';
import { openBuildCache } from '#content-reader/cache/build-cache.ts';
import { readContentOnce } from '#content-reader/plugin/content-cache.ts';
import type { PublishedGroup } from '#studio/protocol/publish.ts';

/** Pages that the window has words for; the error page has another name at some hosts. */
const knownPages: Record<string, string> = { 'index.html': 'home', '404.html': 'lost', 'not_found.html': 'lost' };

/** What the owner calls a song, by the name of its file in content/ without the ending. */
export type SongTitles = ReadonlyMap<string, string>;

/** The titles in tracks.yaml of the owner's own songs. */
export async function readSongTitles({
  content: folder,
  cache,
}: Pick<SiteFolders, 'content' | 'cache'>): Promise<SongTitles> {
  const { content } = await readContentOnce(folder, openBuildCache(cache));
  const songs = (content?.tracks ?? []).map((track) => [findSong(track), track.title] as const);
  return new Map(songs.flatMap(([file, title]) => (file ? [[parse(file.absolutePath).name, title] as const] : [])));
}

/** What an owner calls the files of a built site: its pages and songs by their titles, others by their names. */
export function makeNamesOfFiles(folder: string, songTitles: SongTitles) {
  return (path: string, kind: PublishedGroup['kind']): string | undefined => {
    if (kind === 'page')
      return knownPages[path] ?? readTitle(join(folder, path)) ?? path.replace(/(index)?\.html$/, '');
    if (kind === 'song') return songTitles.get(stemOf(path)) ?? describeStem(path);
    return kind === 'file' ? basename(path) : undefined;
  };
}

/** Without the site's own title behind it. Of a page that goes away, nothing is left to read. */
function readTitle(file: string): string | undefined {
  try {
    const title = /<title>([^<]*)<\/title>/.exec(readFileSync(file, 'utf8'))?.[1];
    return title && decodeEntities(title).replace(/ · [^·]*$/, '');
  } catch {
    return undefined;
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decodeEntities = (text: string) => text.replaceAll(/&([#\w]+);/g, (whole, name) => entities[name] ?? whole);

const stemOf = (path: string) => basename(path).replace(/(-[\w-]{8})?\.\w+$/, '');

/** `assets/moon-laundromat-3Fq9_x-Z.mp3`, whose entry is gone, was “Moon Laundromat” or the like. */
function describeStem(path: string): string {
  const words = stemOf(path)
    .split(/[-_\s]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || basename(path);
}
