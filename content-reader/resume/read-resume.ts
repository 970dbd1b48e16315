import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { listContent, resolveWritten } from '#content-reader/content-folder.ts';
import { listPages } from '#content-reader/list-pages.ts';
import type { Problem } from '#content-reader/problem.ts';
import { type LocateMistakes, readPage } from '#content-reader/read-page.ts';
import { valueAt } from '#content-reader/yaml/key-path.ts';
import type { ReadSheet } from './resume-data.ts';
import { readSheet } from './resume-sheet.ts';

export type ResumeToMake = ReadSheet & {
  /** The PDF's path, absolute and relative to the project's folder. */
  path: string;
  shownPath: string;
  /** The current file. */
  oldPdf: Uint8Array | undefined;
  /** Converts mistakes at keys of resume.yaml to problems. */
  locate: LocateMistakes;
};

/** Reads the PDF's sources, resume.yaml and site.yaml only, so that mistakes elsewhere don't matter. */
export async function readResume(folder: string): Promise<ResumeToMake | { problems: Problem[] }> {
  const listing = await listContent(folder);
  const wanted = listPages(listing).filter(({ name }) => name === 'resume' || name === 'site');
  const pages = await Promise.all(wanted.map((page) => readPage(page, listing, basename(folder))));
  const page = pages.find(({ name }) => name === 'resume');
  const written = valueAt(page?.data, ['file']);
  const path = typeof written === 'string' ? resolveWritten(written, 'resume.yaml', '') : '';
  const old = listing.files.get(path);
  const isToBeMade = ({ file, key }: Problem) => file.endsWith('/resume.yaml') && key === 'file' && !old;
  const problems = pages.flatMap((read) => read.problems).filter((problem) => !isToBeMade(problem));
  const read = await readSheet(pages);
  if (problems.length > 0 || !read || !page)
    return { problems: [...problems, ...(page ? missingSheet(page, problems) : [])] };
  return {
    ...read,
    path: resolve(folder, path),
    shownPath: `${basename(folder)}/${path}`,
    oldPdf: old && (await readFile(old.absolutePath)),
    locate: page.locate,
  };
}

function missingSheet({ locate }: { locate: LocateMistakes }, problems: Problem[]): Problem[] {
  if (problems.length > 0) return [];
  const sentence = "has no sheet to make a PDF of; resume.md in Bonbon's guide shows how to write one";
  return locate([{ path: [], sentence }]);
}
