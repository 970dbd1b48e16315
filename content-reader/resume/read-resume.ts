import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { listContent } from '#content-reader/content-folder.ts';
import { resolveWritten } from '#content-reader/find-file.ts';
import { listPages } from '#content-reader/list-pages.ts';
import type { Problem } from '#content-reader/problem.ts';
import { type Locate, readPage } from '#content-reader/read-page.ts';
import { valueAt } from '#content-reader/yaml/key-path.ts';
import type { ResumeToDraw } from '#resume-pdf/resume-to-draw.ts';
import { readResumeToDraw } from './resume-to-draw.ts';

export type ReadResume = {
  source: ResumeToDraw;
  /** The PDF's path, absolute and relative to the project's folder. */
  path: string;
  shownPath: string;
  /** The current file. */
  oldPdf: Uint8Array | undefined;
  /** Converts mistakes at keys of resume.yaml to problems. */
  locate: Locate;
};

/** Reads the PDF's sources, resume.yaml and site.yaml only, so that mistakes elsewhere don't matter. */
export async function readResume(folder: string): Promise<ReadResume | { problems: Problem[] }> {
  const listing = await listContent(folder);
  const wanted = listPages(listing).filter(({ name }) => name === 'resume' || name === 'site');
  const pages = await Promise.all(wanted.map((page) => readPage(page, listing, basename(folder))));
  const page = pages.find(({ name }) => name === 'resume');
  const written = valueAt(page?.data, ['file']);
  const path = typeof written === 'string' ? resolveWritten(written, 'resume.yaml', '') : '';
  const old = listing.files.get(path);
  const isToBeMade = ({ file, key }: Problem) => file.endsWith('/resume.yaml') && key === 'file' && !old;
  const problems = pages.flatMap((read) => read.problems).filter((problem) => !isToBeMade(problem));
  if (problems.length > 0 || !page) return { problems };
  const source = readResumeToDraw(pages);
  const sentence = "has no resume to make a PDF of; resume.md in Bonbon's guide shows how to write one";
  if (!source) return { problems: page.locate([{ path: [], sentence }]) };
  return {
    source,
    path: resolve(folder, path),
    shownPath: `${basename(folder)}/${path}`,
    oldPdf: old && (await readFile(old.absolutePath)),
    locate: page.locate,
  };
}
