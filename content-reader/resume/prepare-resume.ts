import { readFile } from 'node:fs/promises';
import { parsePage } from '#content-reader/parse-page.ts';
import { attachedPathOf, rememberFile } from '#content-reader/pictures/file-on-disk.ts';
import type { Warning } from '#content-reader/problem.ts';
import type { ReadPage } from '#content-reader/read-page.ts';
import type { ResumeFile } from '#model/resume-schema.ts';
import type { ResumeMistake, ResumePdf } from '#resume-pdf/render-resume.ts';
import { fingerprintResume, readFingerprint } from '#resume-pdf/resume-fingerprint.ts';
import type { ResumeToDraw } from '#resume-pdf/resume-to-draw.ts';
import { readResumeToDraw } from './resume-to-draw.ts';

type Outcome = ResumePdf | { mistakes: ResumeMistake[] };

/**
 * The resume as the site shows it, with a PDF that says the same as the page, or with only one of the two. A PDF that
 * is missing or out of date is made again in memory; nothing is written into the owner's folder. If it can't be made, a
 * warning says why: a resume's PDF is no reason to have no site. Undefined if the page is left out.
 */
export async function prepareResume(
  pages: readonly ReadPage[],
): Promise<{ resume: ResumeFile | undefined; warnings: Warning[] }> {
  const page = pages.find(({ name }) => name === 'resume');
  if (!page) return { resume: undefined, warnings: [] };
  const parsed = parsePage(page) as ResumeFile | undefined;
  if (!parsed?.file || !parsed.resume) return { resume: parsed, warnings: [] };
  const { file, resume, ...texts } = parsed;
  const fingerprint = await readFingerprintOf(file);
  const isOwn = attachedPathOf(file) !== undefined && fingerprint === undefined;
  // Nobody knows whether the owner's own PDF says the same as the resume.
  if (isOwn) return { resume: { ...texts, file }, warnings: [] };
  const source = readResumeToDraw(pages);
  if (!source || fingerprint === (await fingerprintResume(source))) return { resume: parsed, warnings: [] };
  const drawn = await renderPdfOnce(source);
  if ('mistakes' in drawn) return { resume: { ...texts, resume }, warnings: explainMissingPdf(page, drawn.mistakes) };
  const made = rememberFile({ ...file, bytes: drawn.bytes.length }, { kind: 'madeFile', bytes: drawn.bytes });
  return { resume: { ...parsed, file: made }, warnings: [] };
}

async function readFingerprintOf(file: object): Promise<string | undefined> {
  const path = attachedPathOf(file);
  return path === undefined ? undefined : readFingerprint(await readFile(path));
}

/** Caches only the latest PDF: while the owner is editing, older versions are not needed again. */
let lastDrawing: { fingerprint: string; drawn: Promise<Outcome> } | undefined;

async function renderPdfOnce(source: ResumeToDraw): Promise<Outcome> {
  const fingerprint = await fingerprintResume(source);
  if (lastDrawing?.fingerprint !== fingerprint) lastDrawing = { fingerprint, drawn: renderPdf(source) };
  return lastDrawing.drawn;
}

async function renderPdf(source: ResumeToDraw): Promise<Outcome> {
  try {
    // Its packages take a while to load, and most builds draw nothing.
    const { renderResume } = await import('#resume-pdf/render-resume.ts');
    return await renderResume(source);
  } catch (error) {
    return { mistakes: [{ path: [], sentence: `cannot be made into a PDF: ${(error as Error).message}` }] };
  }
}

function explainMissingPdf({ locate }: ReadPage, mistakes: ResumeMistake[]): Warning[] {
  return locate(
    mistakes.map(({ path, sentence }) => ({
      path: ['resume', ...path],
      sentence: `${sentence}; until this is fixed, the site shows the resume without its PDF`,
    })),
  );
}
