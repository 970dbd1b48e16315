import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PublishedGroup } from '#studio/protocol/publish.ts';

/** Pages that the window has words for; the error page has another name at some hosts. */
const knownPages: Record<string, string> = { 'index.html': 'home', '404.html': 'lost', 'not_found.html': 'lost' };

/** What an owner calls the files of a built site: its pages by their titles, songs and others by their names. */
export function makeNamesOfFiles(folder: string) {
  return (path: string, kind: PublishedGroup['kind']): string | undefined => {
    if (kind === 'page')
      return knownPages[path] ?? readTitle(join(folder, path)) ?? path.replace(/(index)?\.html$/, '');
    if (kind === 'song') return describeStem(path);
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

/** `assets/moon-laundromat-3Fq9_x-Z.mp3` is “Moon Laundromat”. */
function describeStem(path: string): string {
  const stem = basename(path).replace(/(-[\w-]{8})?\.\w+$/, '');
  const words = stem.split(/[-_\s]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || basename(path);
}
