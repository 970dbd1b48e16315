import { readFile } from 'node:fs/promises';
import type { PublicFile } from '#model/picture.ts';
import type { Resume, ResumeSheet } from '#model/resume-schema.ts';
import { type SiteFile, siteSchema } from '#model/site-schema.ts';
import { fileBehind } from './file-on-disk.ts';
import { parsePage } from './parse-page.ts';
import type { ReadPage } from './read-page.ts';
import { fingerprintResume, readFingerprint } from './resume-fingerprint.ts';
import type { Mistake } from './schema-problems.ts';

/** A sheet with all that its PDF says about itself. */
export type ReadSheet = {
  sheet: ResumeSheet;
  documentTitle: string;
  ownerName: string;
  language: string;
  fingerprint: string;
};

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

const isUnresolved = ({ portrait }: ResumeSheet) => portrait !== undefined && !fileBehind(portrait.image);

/** A PDF that was made of another sheet than the one that stands there now. */
export async function checkResumePdf(pages: ReadPage[]): Promise<Mistake[]> {
  const [file] = pages.find(({ name }) => name === 'resume')?.resolved.filter(({ path }) => path[0] === 'file') ?? [];
  const read = file && (await readSheet(pages));
  if (!read) return [];
  const made = await readFingerprintOf(file.value);
  if (made === undefined || made === read.fingerprint) return [];
  const sentence = `${(file.value as PublicFile).name} shows an older state than the sheet: run npm run resume`;
  return [{ path: ['sheet'], sentence }];
}

/** Without its sheet where the PDF is not made of it, so that the page never says something else than the PDF. */
export async function withOwnPdf(resume: Resume): Promise<Resume> {
  if (!resume.sheet || (await readFingerprintOf(resume.file)) !== undefined) return resume;
  const { sheet: _, ...others } = resume;
  return others;
}

async function readFingerprintOf(file: object): Promise<string | undefined> {
  const found = fileBehind(file);
  return found && readFingerprint(await readFile(found.absolutePath));
}
