import { basename, extname, posix } from 'node:path';
import { findClosest } from './closest.ts';
import type { ContentFile, ContentFolder } from './content-folder.ts';

/** Resolves a path as the owner wrote it to one within `content/`. `from` is the file that contains it. */
export function resolveWritten(written: string, from: string, defaultFolder: string): string {
  const start = written.startsWith('./') || written.startsWith('../') ? posix.dirname(from) : defaultFolder;
  return posix.normalize(posix.join(start, written)).normalize('NFC');
}

/** The file at a path within `content/`, or a sentence that says why there is none, and the file that is probably meant. */
export function findFile({ files }: ContentFolder, path: string): ContentFile | { sentence: string; instead?: string } {
  if (path === '..' || path.startsWith('../')) return { sentence: 'the path leads out of content/' };
  if (/[?#%]/.test(path)) return { sentence: `the name ${path} must not contain ?, # or %: rename the file` };
  const file = files.get(path);
  if (file) return file;
  const sameLetters = [...files.keys()].find((known) => known.toLowerCase() === path.toLowerCase());
  if (sameLetters) {
    return {
      sentence: `the file is named ${sameLetters}, not ${path}: capital letters must match`,
      instead: sameLetters,
    };
  }
  const hidden = [...files.keys()].find((known) => known.toLowerCase().startsWith(`${path.toLowerCase()}.`));
  if (hidden) return { sentence: `the file is named ${hidden}: rename it to ${basename(path)}; ${extensionsHint}` };
  const closest = findClosestFile([...files.keys()], path);
  return {
    sentence: closest
      ? `the file ${path} does not exist; did you mean ${closest}?`
      : `the file ${path} does not exist in content/`,
    ...(closest && { instead: closest }),
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
