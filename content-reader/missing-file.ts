import { basename, dirname } from 'node:path';
import { collections, contentFiles } from '#model/content-schema.ts';
import { findClosest } from './closest.ts';
import type { ContentFolder } from './content-folder.ts';
import { extensionsHint } from './find-file.ts';
import type { Page } from './list-pages.ts';
import { findCollection } from './pages.ts';

/** Undefined if an empty file is treated as an empty list. */
export function explainEmpty({ definition: { whenMissing } }: Page): string | undefined {
  if (whenMissing === null) return 'the file is empty; delete it if you do not need it';
  return whenMissing ? undefined : 'the file is empty';
}

/** Undefined if the file is optional and not just misnamed. */
export function explainMissing({ name, id, file, definition }: Page, folder: ContentFolder): string | undefined {
  const { files, folders } = folder;
  const others = Object.values(contentFiles).map((single) => single.file);
  const neighbours = [...files.keys()].filter((known) => dirname(known) === dirname(file) && !others.includes(known));
  const misnamed = findMisnamed(file, folder);
  if (misnamed && /\.txt$/i.test(misnamed)) {
    return `the file is named ${misnamed}: rename it to ${basename(file)}; ${extensionsHint}`;
  }
  const yamlNeighbours = neighbours.filter((known) => /\.ya?ml$/i.test(known));
  const closest = misnamed ?? findClosest(file, yamlNeighbours);
  if (closest) return `the file is missing; did you mean ${closest}? If so, rename it`;
  const { whenMissing } = definition;
  const collection = findCollection(name);
  const neededBy = collection && collections[collection].folder;
  if (id !== '') return `this file is missing: the folder ${dirname(file)}/ needs it, or can be deleted`;
  if (whenMissing === undefined) return 'the file is missing';
  const isNeeded = folders.some((path) => dirname(path) === neededBy);
  return isNeeded ? `the file is missing: without it, no page shows what is in ${neededBy}/` : undefined;
}

/** A file whose name differs in case, or has a different or extra extension. */
function findMisnamed(file: string, { files }: ContentFolder): string | undefined {
  if (files.has(file)) return undefined;
  const plain = (path: string) => path.toLowerCase().replace(/\.(ya?ml|ya?ml\.(txt|ya?ml)|txt)$/, '.yaml');
  return [...files.keys()].find((path) => plain(path) === file.toLowerCase());
}
