import { dirname } from 'node:path';
import { collections } from '#model/content-schema.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Collection } from './pages.ts';
import type { Warning } from './problem.ts';

/** A folder of a collection in which there are files, but none that could be meant as its content file. */
export type LeftOverFolder = { collection: Collection; id: string; folder: string; file: string };

const isWritten = /\.(ya?ml|txt)$/i;

/** Folders of pictures that lost their content file, or never had one: no page can be made of them. */
export function listLeftOver({ files, folders }: Pick<ContentFolder, 'files' | 'folders'>): LeftOverFolder[] {
  return Object.entries(collections).flatMap(([name, { folder, file }]) =>
    folders
      .filter((path) => dirname(path) === folder)
      .filter((path) => {
        const inside = [...files.keys()].filter((known) => known.startsWith(`${path}/`));
        return inside.length > 0 && !inside.some((known) => isWritten.test(known));
      })
      .map((path) => ({
        collection: name as Collection,
        id: path.slice(folder.length + 1),
        folder: path,
        file: `${path}/${file}`,
      })),
  );
}

export const warnOfLeftOver = (listing: ContentFolder, folderName: string): Warning[] =>
  listLeftOver(listing).map(({ folder, file }) => ({
    file: `${folderName}/${file}`,
    line: 1,
    column: 1,
    key: '',
    sentence: `this file is missing, so nothing of the folder ${folder}/ is on the site: write it, or delete the folder`,
  }));
