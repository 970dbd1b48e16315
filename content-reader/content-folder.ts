import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { isAbsolute, posix, relative, resolve } from 'node:path';
import type { BuildCache } from './cache/build-cache.ts';

export type ContentFile = {
  path: string;
  absolutePath: string;
  bytes: number;
  modifiedMs: number;
  /** What the file would say, instead of what is on the disk; only for content files. */
  unsaved?: Uint8Array;
};

/**
 * Every file below `content/`, by its relative path, with the letter case of the disk. Paths are normalised to NFC, as
 * people type them: macOS stores them, and writes them into archives, decomposed (NFD).
 */
export type ContentFolder = {
  files: Map<string, ContentFile>;
  folders: string[];
  /** Symbolic links in `public/` to folders, to missing files or out of `content/`; they are not followed. */
  links: string[];
  /** Remembers facts about pictures; without it, every picture is measured again. */
  cache?: BuildCache | undefined;
};

const isInPublic = (path: string) => path === 'public' || path.startsWith('public/');
/** Leftovers of systems and editors, and repository folders. */
const strayFiles =
  /^(\.DS_Store|\._.*|\.Spotlight-V100|\.Trashes|\.fseventsd|Thumbs\.db|ehthumbs\.db|desktop\.ini|\.git.*|\..*\.sw[a-z]|.*~)$/i;

/**
 * Lists the folder; a missing one is empty. Dotfiles are ignored except in `public/`, for `.well-known` and the like.
 */
export async function listContent(folder: string): Promise<ContentFolder> {
  const listing: ContentFolder = { files: new Map(), folders: [], links: [] };
  const list = async (path: string): Promise<void> => {
    const names = await readdir(resolve(folder, path)).catch(() => []);
    await Promise.all(
      names
        .filter((name) => !(isInPublic(path) ? strayFiles.test(name) : name.startsWith('.')))
        .map(async (name) => {
          const stored = posix.join(path, name);
          const inner = stored.normalize('NFC');
          const absolutePath = resolve(folder, stored);
          if (isInPublic(stored) && (await isLinkAway(absolutePath, folder))) {
            listing.links.push(inner);
            return;
          }
          const found = await stat(absolutePath).catch(() => undefined);
          if (found?.isDirectory()) {
            listing.folders.push(inner);
            await list(stored);
          } else if (found) {
            const { size: bytes, mtimeMs: modifiedMs } = found;
            // If both spellings exist, NFC wins, whatever the order of the listing.
            const file = { path: inner, absolutePath, bytes, modifiedMs };
            if (stored === inner || !listing.files.has(inner)) listing.files.set(inner, file);
          }
        }),
    );
  };
  await list('');
  const byPath = ([left]: [string, ContentFile], right: [string, ContentFile]) => (left < right[0] ? -1 : 1);
  return {
    files: new Map([...listing.files].sort(byPath)),
    folders: listing.folders.sort(),
    links: listing.links.sort(),
  };
}

/** Whether the path is a link to anything but a file below `folder`. */
async function isLinkAway(absolutePath: string, folder: string): Promise<boolean> {
  const found = await lstat(absolutePath).catch(() => undefined);
  if (!found?.isSymbolicLink()) return false;
  try {
    const target = await realpath(absolutePath);
    const inner = relative(await realpath(folder), target);
    return inner.startsWith('..') || isAbsolute(inner) || !(await stat(target)).isFile();
  } catch {
    return true;
  }
}
