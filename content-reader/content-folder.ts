import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { basename, extname, isAbsolute, posix, relative, resolve } from 'node:path';
import { findClosest } from './closest.ts';

export type ContentFile = { path: string; absolutePath: string; bytes: number; modifiedMs: number };

/**
 * Every file below `content/`, by its relative path, with the letter case of the disk. Paths are normalised to NFC, as
 * people type them: macOS stores them, and writes them into archives, decomposed (NFD).
 */
export type ContentFolder = {
  files: Map<string, ContentFile>;
  folders: string[];
  /** Symbolic links in `public/` to folders, to missing files or out of `content/`; they are not followed. */
  links: string[];
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

/** Resolves a path as the owner wrote it to one within `content/`. `from` is the file that contains it. */
export function resolveWritten(written: string, from: string, defaultFolder: string): string {
  const start = written.startsWith('./') || written.startsWith('../') ? posix.dirname(from) : defaultFolder;
  return posix.normalize(posix.join(start, written)).normalize('NFC');
}

/** The file at a path within `content/`, or a sentence that says why there is none. */
export function findFile({ files }: ContentFolder, path: string): ContentFile | { sentence: string } {
  if (path === '..' || path.startsWith('../')) return { sentence: 'the path leads out of content/' };
  if (/[?#%]/.test(path)) return { sentence: `the name ${path} must not contain ?, # or %: rename the file` };
  const file = files.get(path);
  if (file) return file;
  const sameLetters = [...files.keys()].find((known) => known.toLowerCase() === path.toLowerCase());
  if (sameLetters) {
    return {
      sentence: `the file is named ${sameLetters}, not ${path}: capital letters must match`,
    };
  }
  const hidden = [...files.keys()].find((known) => known.toLowerCase().startsWith(`${path.toLowerCase()}.`));
  if (hidden) return { sentence: `the file is named ${hidden}: rename it to ${basename(path)}; ${extensionsHint}` };
  const closest = findClosestFile([...files.keys()], path);
  return {
    sentence: closest
      ? `the file ${path} does not exist; did you mean ${closest}?`
      : `the file ${path} does not exist in content/`,
  };
}

/** Explorer and Finder hide extensions, so a second one goes unnoticed. */
export const extensionsHint =
  'to see full file names, turn on View > Show > File name extensions on Windows, or look in the settings of Finder on a Mac';

/** A file of the same kind with a similar path, or with the same name in another folder. */
function findClosestFile(paths: string[], path: string): string | undefined {
  const ending = extname(path).toLowerCase();
  const isSameKind = (known: string) => extname(known).toLowerCase() === ending;
  const stem = (name: string) => name.slice(0, name.length - extname(name).length).toLowerCase();
  return (
    paths.find((known) => basename(known).toLowerCase() === basename(path).toLowerCase()) ??
    findClosest(path, paths.filter(isSameKind)) ??
    paths.find((known) => stem(known) === stem(path) && !known.endsWith('.yaml'))
  );
}
