import { dirname } from 'node:path';
import { type ContentDefinition, type ContentFileName, collections, contentFiles } from '#model/content-schema.ts';
import type { ContentFolder } from './content-folder.ts';
import { listLeftOver } from './left-over.ts';

/** A content file to look for; `id` is the name of its folder in a collection, and empty otherwise. */
export type Page = { name: ContentFileName; id: string; file: string; definition: ContentDefinition };

export function listPages(listing: Pick<ContentFolder, 'files' | 'folders'>): Page[] {
  const leftOver = new Set(listLeftOver(listing).map(({ folder }) => folder));
  const singles = Object.entries(contentFiles).map(([name, definition]) => ({
    name: name as ContentFileName,
    id: '',
    file: definition.file,
    definition,
  }));
  const collected = Object.entries(collections).flatMap(([name, definition]) =>
    listing.folders
      .filter((path) => dirname(path) === definition.folder && !leftOver.has(path))
      .map((path) => ({
        name: name as ContentFileName,
        id: path.slice(definition.folder.length + 1),
        file: `${path}/${definition.file}`,
        definition,
      })),
  );
  return [...singles, ...collected];
}
