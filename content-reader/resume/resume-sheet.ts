import { readFile } from 'node:fs/promises';
import { parsePage } from '#content-reader/parse-page.ts';
import { pathBehind, rememberFile } from '#content-reader/pictures/file-on-disk.ts';
import type { ReadPage } from '#content-reader/read-page.ts';
import type { Mistake } from '#content-reader/schema/schema-problems.ts';
import type { Resume, ResumeSheet } from '#model/resume-schema.ts';
import { type SiteFile, siteSchema } from '#model/site-schema.ts';
import type { RenderedResume } from '#resume-pdf/render-resume.ts';
import type { ReadSheet } from './resume-data.ts';
import { fingerprintResume, readFingerprint } from './resume-fingerprint.ts';

/** The resume's sheet where there is one, and no mistake in the files that it is read from. */
export async function readSheet(pages: ReadPage[]): Promise<ReadSheet | undefined> {
  const resumePage = pages.find(({ name }) => name === 'resume');
  const site = siteSchema.safeParse(pages.find(({ name }) => name === 'site')?.data).data as SiteFile | undefined;
  if (!resumePage || !site || !resumePage.sheet.schema.safeParse(resumePage.data).success) return undefined;
  const { sheet, documentTitle } = parsePage(resumePage) as Resume;
  if (!sheet || isUnresolved(sheet)) return undefined;
  const { ownerName, language } = site;
  const fingerprint = await fingerprintResume({ sheet, documentTitle }, site);
  return { sheet, documentTitle, ownerName, language, fingerprint };
}

const isUnresolved = ({ portrait }: ResumeSheet) => portrait !== undefined && !pathBehind(portrait.image);

/** The sheet to make a PDF of: where there is none, or one that was made here of another sheet than the one there now. */
export async function findSheetToDraw(pages: ReadPage[]): Promise<ReadSheet | undefined> {
  const file = pages.find(({ name }) => name === 'resume')?.resolved.find(({ path }) => path[0] === 'file')?.value;
  const read = file && (await readSheet(pages));
  if (!read) return undefined;
  if (!pathBehind(file)) return read;
  const made = await readFingerprintOf(file);
  return made === undefined || made === read.fingerprint ? undefined : read;
}

/** The last one only: while somebody writes, one version follows the other. */
let lastDrawing: { fingerprint: string; rendered: ReturnType<typeof renderSheet> } | undefined;

/**
 * Makes the PDF, once for each state of the sheet. Nothing is written into the owner's folder. What cannot be drawn is
 * told and left out: a resume's PDF is no reason to have no site.
 */
export function drawPdf(sheet: ReadSheet): ReturnType<typeof renderSheet> {
  const { fingerprint } = sheet;
  if (lastDrawing?.fingerprint !== fingerprint) lastDrawing = { fingerprint, rendered: renderSheet(sheet) };
  return lastDrawing.rendered;
}

async function renderSheet(sheet: ReadSheet): Promise<RenderedResume | { mistakes: Mistake[] }> {
  try {
    // Its packages take a while to load, and most builds draw nothing.
    const { renderResume } = await import('#resume-pdf/render-resume.ts');
    return await renderResume(sheet);
  } catch (error) {
    return { mistakes: [{ path: ['sheet'], sentence: `cannot be made into a PDF: ${(error as Error).message}` }] };
  }
}

/**
 * The resume with a PDF that says what its sheet says, or with one of the two. `rendered` is what came of drawing it,
 * where it had to be drawn.
 */
export async function settlePdf(
  resume: Resume,
  rendered: RenderedResume | { mistakes: Mistake[] } | undefined,
): Promise<Resume> {
  const { file, sheet, ...others } = resume;
  if (!file || !sheet) return resume;
  if (rendered && 'mistakes' in rendered) return { ...others, sheet };
  if (rendered) {
    const made = { ...file, bytes: rendered.pdf.length };
    return { ...resume, file: rememberFile(made, { kind: 'madeFile', bytes: rendered.pdf }) };
  }
  // Nobody knows whether the owner's own PDF says the same as the sheet.
  return (await readFingerprintOf(file)) === undefined ? { ...others, file } : resume;
}

async function readFingerprintOf(file: object): Promise<string | undefined> {
  const path = pathBehind(file);
  return path === undefined ? undefined : readFingerprint(await readFile(path));
}
