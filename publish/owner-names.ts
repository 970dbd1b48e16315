import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { findSong } from '#build/hosting/for-host/host-choices.ts';
import { openBuildCache } from '#content-reader/cache/build-cache.ts';
import { readContentOnce } from '#content-reader/plugin/content-cache.ts';
import { nameFile } from '#content-reader/plugin/emitted-files.ts';
import { writeContentModule } from '#content-reader/plugin/module-code.ts';
import { builtFolder } from '#model/built-folder.ts';
import type { Content } from '#model/content-schema.ts';
import type { PublishedFile, PublishedGroup } from '#model/published-files.ts';

type Kind = PublishedGroup['kind'];

/** What an owner calls the files of a built site. */
export type OwnerNames = {
  /** Undefined for what is not the owner's own. */
  nameOf: (path: string, kind: Kind, how: PublishedFile['how']) => string | undefined;
  /** The file in content/ that it is, or was made from. */
  sourceOf: (path: string) => string | undefined;
};

type Folders = Pick<SiteFolders, 'content' | 'cache' | 'dist'>;

/** Pages that have no title of the owner's; the error page has another name at some hosts. */
const knownPages: Record<string, string> = { 'index.html': 'home', '404.html': 'lost', 'not_found.html': 'lost' };

export async function readOwnerNames({ content: folder, cache, dist }: Folders): Promise<OwnerNames> {
  const { content } = await readContentOnce(folder, openBuildCache(cache));
  const sources = content ? listSources(content) : new Map<string, string>();
  const titles = new Map(
    (content?.tracks ?? []).flatMap((track) => {
      const song = findSong(track);
      return song ? [[song.absolutePath, track.title] as const] : [];
    }),
  );
  const ownNames = countNames(new Set(sources.values()));
  const namePicture = (path: string, how: PublishedFile['how']) => {
    const source = sources.get(path);
    if (source === undefined) {
      // Of a picture that goes away, the name with which it was served is left.
      if (how === 'gone') return path.startsWith('assets/') ? stemOf(path).replaceAll('_', ' ') : undefined;
      return existsSync(join(folder, 'public', path)) ? basename(path) : undefined;
    }
    const name = basename(source);
    if (ownNames.get(name) === 1) return name;
    return relative(folder, source).split(sep).slice(-2).join('/');
  };
  return {
    sourceOf: (path) => sources.get(path),
    nameOf(path, kind, how) {
      if (kind === 'page') {
        const title = knownPages[path] ?? readTitle(join(dist, builtFolder.site, path));
        return title ?? path.replace(/(index)?\.html$/, '');
      }
      if (kind === 'song') return titles.get(sources.get(path) ?? '') ?? describeStem(path);
      if (kind === 'picture') return namePicture(path, how);
      return kind === 'file' ? basename(path) : undefined;
    },
  };
}

/** The files in content/ by the paths of what is made from them. */
function listSources(content: Content): Map<string, string> {
  const sources = new Map<string, string>();
  for (const name of Object.keys(content) as (keyof Content)[]) {
    writeContentModule(content, name, '/', (file) => {
      sources.set(nameFile(file), (file.version ? file.source : file).absolutePath);
      return '""';
    });
  }
  return sources;
}

/** How many files have a name. */
function countNames(files: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(basename(file), (counts.get(basename(file)) ?? 0) + 1);
  return counts;
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
