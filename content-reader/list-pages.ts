import { dirname } from 'node:path';
import { type ContentDefinition, type ContentFileName, collections, contentFiles } from '#model/content-schema.ts';
import type { ContentFolder } from './content-folder.ts';

/** A content file to look for; `id` is the name of its folder in a collection, and empty otherwise. */
export type Page = { name: ContentFileName; id: string; file: string; sheet: ContentDefinition };

export function listPages({ folders }: ContentFolder): Page[] {
  const singles = Object.entries(contentFiles).map(([name, sheet]) => ({
    name: name as ContentFileName,
    id: '',
    file: sheet.file,
    sheet,
  }));
  const collected = Object.entries(collections).flatMap(([name, sheet]) =>
    folders
      .filter((path) => dirname(path) === sheet.folder)
      .map((path) => ({
        name: name as ContentFileName,
        id: path.slice(sheet.folder.length + 1),
        file: `${path}/${sheet.file}`,
        sheet,
      })),
  );
  return [...singles, ...collected];
}
