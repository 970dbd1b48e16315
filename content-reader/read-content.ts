import { basename } from 'node:path';
import { publicFileReference, sharePictureReference } from '#model/content-fields.ts';
import type { Content, ContentFileName } from '#model/content-schema.ts';
import type { PublicFile } from '#model/picture.ts';
import { assembleContent } from './assemble-content.ts';
import { checkSheet, listAddresses } from './checks.ts';
import { listContent } from './content-folder.ts';
import { listPages } from './list-pages.ts';
import { listAddressNotes, listResumeNotes } from './notes.ts';
import { type OwnFiles, readOwnFiles } from './own-files/own-files.ts';
import { listOwnAddresses } from './own-files/public-folder.ts';
import { listTakenNames } from './own-files/taken-names.ts';
import { notFoundAddress } from './pages.ts';
import { pathBehind } from './pictures/file-on-disk.ts';
import type { Note, Problem } from './problem.ts';
import { type ReadPage, readPage } from './read-page.ts';
import { drawPdf, findSheetToDraw } from './resume/resume-sheet.ts';
import { valueAt } from './yaml/key-path.ts';

/** Either all of the content or all of its problems, in the order of files, lines and columns. */
export type ReadResult =
  | { content: Content; ownFiles: OwnFiles; notes: Note[]; problems?: never }
  | { content?: never; ownFiles?: never; notes?: never; problems: Problem[] };

/**
 * Reads and checks the owner's folder. Only the build knows the addresses of files: until the plugin writes them, the
 * `src` of a picture is its path in the folder, the address of a public file has no base, and a track's `file` is an
 * object that stands for its address.
 */
export async function readContent(folder: string): Promise<ReadResult> {
  const listing = await listContent(folder);
  const folderName = basename(folder);
  const pages = await Promise.all(listPages(listing).map((page) => readPage(page, listing, folderName)));
  const own = await readOwnFiles(listing, findTakenFiles(pages, folderName), folderName);
  const publicAddresses = [
    ...publicFilesOf(pages).map(({ address }) => address),
    ...listOwnAddresses(own.ownFiles.files),
  ];
  const leftOut = pages.flatMap(({ data, file, sheet }) =>
    data === null && sheet.address ? [[sheet.address, file]] : [],
  );
  const addresses = listAddresses(
    idsOf(pages, 'projects'),
    idsOf(pages, 'characters'),
    publicAddresses,
    Object.fromEntries(leftOut),
  );
  for (const page of pages) {
    page.problems.push(...page.locate(await checkSheet(page.name, page.data, page.resolved, addresses)));
    page.problems.push(...page.locate(findTakenNames(page, pages)));
    page.problems.sort((left, right) => left.line - right.line || left.column - right.column);
  }
  const problems = [...pages.flatMap((page) => page.problems), ...own.problems];
  if (problems.length > 0) return { problems };
  const sheet = await findSheetToDraw(pages);
  const rendered = sheet && (await drawPdf(sheet));
  const pageNotes = pages.flatMap((page) => [
    ...page.notes,
    ...(page.name === 'site' ? listAddressNotes(page) : []),
    ...(page.name === 'resume' && rendered ? listResumeNotes(page, rendered) : []),
  ]);
  const notes = [...pageNotes, ...own.notes];
  return { content: await assembleContent(pages, rendered), ownFiles: own.ownFiles, notes };
}

const idsOf = (pages: ReadPage[], name: ContentFileName) =>
  pages.filter((page) => page.name === name).map(({ id }) => id);

const isPublic = (kind: string) => kind === publicFileReference || kind === sharePictureReference;

function publicFilesOf(pages: ReadPage[]): PublicFile[] {
  const resolved = pages.flatMap((page) => page.resolved);
  return resolved.filter(({ kind }) => isPublic(kind)).map(({ value }) => value as PublicFile);
}

/** The names that files in `public/` cannot have. */
function findTakenFiles(pages: ReadPage[], folderName: string) {
  return listTakenNames({
    pages: pages.flatMap(({ data, sheet }) =>
      sheet.address && sheet.address !== notFoundAddress && data !== null ? [sheet.address] : [],
    ),
    files: pages.flatMap(({ resolved, file }) =>
      resolved
        .filter(({ kind }) => isPublic(kind))
        .map(({ value }) => ({ name: (value as PublicFile).name, file: `a file named in ${folderName}/${file}` })),
    ),
  });
}

/** Two files with the same name cannot both be served. */
function findTakenNames(page: ReadPage, pages: ReadPage[]) {
  const all = publicFilesOf(pages);
  return page.resolved.flatMap(({ kind, path, value }) => {
    if (!isPublic(kind)) return [];
    const { name } = value as PublicFile;
    const first = all.find((other) => other.name.toLowerCase() === name.toLowerCase());
    if (!first || first === value || pathBehind(first) === pathBehind(value)) return [];
    const sentence = `another file already has the address /${first.name}: rename this one`;
    const example = String(valueAt(page.data, path)).replace(/\.\w+$/, '-2$&');
    return [{ path, sentence, example: `${path.at(-1)}: ${example}` }];
  });
}
