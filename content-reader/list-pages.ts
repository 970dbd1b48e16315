import { dirname } from 'node:path';
import { type ContentDefinition, type ContentFileName, collections, contentFiles } from '#model/content-schema.ts';
import type { ContentFolder } from './content-folder.ts';

/** A content file to look for; `id` is the name of its folder in a collection, and empty otherwise. */
export type Page = { name: ContentFileName; id: string; file: string; definition: ContentDefinition };

export function listPages({ folders }: ContentFolder): Page[] {
  const singles = Object.entries(contentFiles).map(([name, definition]) => ({
    name: name as ContentFileName,
    id: '',
    file: definition.file,
    definition,
  }));
  const collected = Object.entries(collections).flatMap(([name, definition]) =>
    folders
      .filter((path) => dirname(path) === definition.folder)
      .map((path) => ({
        name: name as ContentFileName,
        id: path.slice(definition.folder.length + 1),
        file: `${path}/${definition.file}`,
        definition,
      })),
  );
  return [...singles, ...collected];
}
