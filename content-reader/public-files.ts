import { publicFileReference, sharePictureReference } from '#model/content-fields.ts';
import type { PublicFile } from '#model/picture.ts';
import { listTakenNames, type TakenName } from './own-files/taken-names.ts';
import { listLongLists } from './paged-lists.ts';
import { notFoundAddress } from './pages.ts';
import { attachedPathOf } from './pictures/file-on-disk.ts';
import type { ReadPage } from './read-page.ts';
import type { Mistake } from './schema/schema-problems.ts';
import { valueAt } from './yaml/key-path.ts';

const isPublic = (kind: string) => kind === publicFileReference || kind === sharePictureReference;

/** The files of the content that keep their names, such as the resume's PDF. */
export function publicFilesOf(pages: readonly ReadPage[]): PublicFile[] {
  const resolved = pages.flatMap((page) => page.resolved);
  return resolved.filter(({ kind }) => isPublic(kind)).map(({ value }) => value as PublicFile);
}

/** The names that the owner's own files in `public/` can't have. */
export function findTakenNames(pages: readonly ReadPage[], folderName: string): TakenName[] {
  return listTakenNames({
    pages: [
      ...pages.flatMap(({ data, definition: { address } }) =>
        address && address !== notFoundAddress && data !== null ? [address] : [],
      ),
      ...listLongLists(pages),
    ],
    files: pages.flatMap((page) =>
      publicFilesOf([page]).map(({ name }) => ({ name, file: `a file named in ${folderName}/${page.file}` })),
    ),
  });
}

/** Two files with the same name cannot both be served. `all` are the public files of every page. */
export function findSameNames(page: ReadPage, all: readonly PublicFile[]): Mistake[] {
  return page.resolved.flatMap(({ kind, path, value }) => {
    if (!isPublic(kind)) return [];
    const { name } = value as PublicFile;
    const first = all.find((other) => other.name.toLowerCase() === name.toLowerCase());
    if (!first || first === value || attachedPathOf(first) === attachedPathOf(value)) return [];
    const sentence = `another file already has the address /${first.name}: rename this one`;
    const example = String(valueAt(page.data, path)).replace(/\.\w+$/, '-2$&');
    return [{ path, sentence, example: `${path.at(-1)}: ${example}` }];
  });
}
