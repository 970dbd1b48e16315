import { basename } from 'node:path';
import type { Content } from '#model/content-schema.ts';
import type { PublicFile } from '#model/picture.ts';
import { assembleContent } from './assemble-content.ts';
import type { BuildCache } from './cache/build-cache.ts';
import { type Addresses, checkAcrossFields, listAddresses } from './checks.ts';
import { type ContentFolder, listContent } from './content-folder.ts';
import { warnOfLeftOver } from './left-over.ts';
import { listPages } from './list-pages.ts';
import { type OwnFiles, readOwnFiles } from './own-files/own-files.ts';
import { listOwnAddresses } from './own-files/public-folder.ts';
import type { Problem, Warning } from './problem.ts';
import { findSameNames, findTakenNames, publicFilesOf } from './public-files.ts';
import { type ReadPage, readPage } from './read-page.ts';
import { prepareResume } from './resume/prepare-resume.ts';
import { listAddressWarnings } from './warnings.ts';

/** Either all of the content or all of its problems, in the order of files, lines and columns. */
export type ReadResult =
  | { content: Content; ownFiles: OwnFiles; warnings: Warning[]; problems?: never }
  | { content?: never; ownFiles?: never; warnings?: never; problems: Problem[] };

/**
 * Reads and checks the owner's folder. Only the build knows the addresses of files: until the plugin writes them, the
 * `src` of a picture is its path in the folder, the address of a public file has no base, and a track's `file` is an
 * object that stands for its address. The cache remembers facts about pictures.
 */
export async function readContent(folder: string, cache?: BuildCache): Promise<ReadResult> {
  const listing = { ...(await listContent(folder)), cache };
  const folderName = basename(folder);
  const pages = await Promise.all(listPages(listing).map((page) => readPage(page, listing, folderName)));
  const { problems, own } = await comparePages(pages, listing, folderName);
  if (problems.length > 0) return { problems };
  const { resume, warnings: resumeWarnings } = await prepareResume(pages);
  const warnings = [...listWarnings(pages, resumeWarnings), ...warnOfLeftOver(listing, folderName), ...own.warnings];
  const content = await assembleContent(pages, resume);
  return { content, ownFiles: own.ownFiles, warnings };
}

type Own = Awaited<ReturnType<typeof readOwnFiles>>;

/** All problems: those of each page, and those that only a comparison of all of them and of the owner's files reveals. */
export async function comparePages(
  pages: readonly ReadPage[],
  listing: ContentFolder,
  folderName: string,
): Promise<{ problems: Problem[]; own: Own }> {
  const own = await readOwnFiles(listing, findTakenNames(pages, folderName), folderName);
  const publicFiles = publicFilesOf(pages);
  const publicAddresses = publicFiles.map(({ address }) => address);
  const addresses = listAddresses(pages, [...publicAddresses, ...listOwnAddresses(own.ownFiles.files)]);
  const found = await Promise.all(pages.map((page) => findProblems(page, publicFiles, addresses)));
  return { problems: [...found.flat(), ...own.problems], own };
}

/** The warnings of pages, without those of the owner's own files. */
export function listWarnings(pages: readonly ReadPage[], resumeWarnings: readonly Warning[]): Warning[] {
  return pages.flatMap((page) => [
    ...page.warnings,
    ...(page.name === 'site' ? listAddressWarnings(page) : []),
    ...(page.name === 'resume' ? resumeWarnings : []),
  ]);
}

/** All problems of a page: its own, and those that only a comparison with the other pages reveals. */
async function findProblems(
  page: ReadPage,
  publicFiles: readonly PublicFile[],
  addresses: Addresses,
): Promise<Problem[]> {
  const across = await checkAcrossFields(page.name, page.data, page.resolved, addresses);
  const problems = [...page.problems, ...page.locate([...across, ...findSameNames(page, publicFiles)])];
  return problems.sort((left, right) => left.line - right.line || left.column - right.column);
}
