import { dirname } from 'node:path';
import type { ContentFolder } from './content-folder.ts';
import { collectedSheets, type Sheet, type SheetName, singleSheets } from './sheets.ts';

/** A file that is looked for; `id` is the name of its folder where each thing has a folder of its own. */
export type Page = { name: SheetName; id: string; file: string; sheet: Sheet };

export function listPages({ folders }: ContentFolder): Page[] {
  const singles = Object.entries(singleSheets).map(([name, sheet]) => ({
    name: name as SheetName,
    id: '',
    file: sheet.file,
    sheet,
  }));
  const collected = Object.entries(collectedSheets).flatMap(([name, sheet]) =>
    folders
      .filter((path) => dirname(path) === sheet.folder)
      .map((path) => ({
        name: name as SheetName,
        id: path.slice(sheet.folder.length + 1),
        file: `${path}/${sheet.file}`,
        sheet,
      })),
  );
  return [...singles, ...collected];
}
