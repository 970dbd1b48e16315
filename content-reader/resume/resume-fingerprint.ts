import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathBehind } from '#content-reader/pictures/file-on-disk.ts';
import type { Resume, ResumeSheet } from '#model/resume-schema.ts';
import type { SiteFile } from '#model/site-schema.ts';

/** Raise it when the same sheet is drawn differently: then every site gets a new PDF with its next build. */
const resumeLayoutVersion = 1;

/** The name of the fingerprint in the PDF's information dictionary. */
export const fingerprintKey = 'ResumeSheet';
const mark = 'made by npm run resume of ';

/** Stands in the PDF as it is: pdfkit compresses streams, but no strings. */
const fingerprintPattern = new RegExp(`\\(${mark}([0-9a-f]{64})\\)`);

/** Changes with everything that changes the PDF: the sheet, its portrait, title, author, language and the layout. */
export async function fingerprintResume(
  { sheet, documentTitle }: { sheet: ResumeSheet; documentTitle: Resume['documentTitle'] },
  { ownerName, language }: Pick<SiteFile, 'ownerName' | 'language'>,
): Promise<string> {
  const portrait = sheet.portrait && pathBehind(sheet.portrait.image);
  const picture = portrait ? hash(await readFile(portrait)) : '';
  const { portrait: named, ...words } = sheet;
  const parts = [resumeLayoutVersion, words, named?.alt, picture, documentTitle, ownerName, language];
  return mark + hash(JSON.stringify(parts));
}

const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

/** The fingerprint in a PDF, or undefined where the PDF is the owner's own. */
export function readFingerprint(pdf: Uint8Array): string | undefined {
  const [, found] = fingerprintPattern.exec(Buffer.from(pdf).toString('latin1')) ?? [];
  return found && mark + found;
}
