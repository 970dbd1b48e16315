import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ResumeToDraw } from './resume-to-draw.ts';

/** Raise it when the same resume is drawn differently: then every site gets a new PDF with its next build. */
const resumeLayoutVersion = 1;

/** The name of the fingerprint in the PDF's information dictionary. */
export const fingerprintKey = 'ResumeFingerprint';
const prefix = 'made by npm run resume of ';

/** It is legible in the file: pdfkit compresses streams, but no strings. */
const fingerprintPattern = new RegExp(`\\(${prefix}([0-9a-f]{64})\\)`);

/** Changes with everything that changes the PDF: the resume, its portrait, title, author, language and the layout. */
export async function fingerprintResume(source: ResumeToDraw): Promise<string> {
  const { resume, portraitPath, documentTitle, ownerName, language } = source;
  const picture = portraitPath ? hash(await readFile(portraitPath)) : '';
  const { portrait, ...texts } = resume;
  const parts = [resumeLayoutVersion, texts, portrait?.alt, picture, documentTitle, ownerName, language];
  return prefix + hash(JSON.stringify(parts));
}

const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

/** The fingerprint in a PDF, or undefined if the PDF was not made by Bonbon. */
export function readFingerprint(pdf: Uint8Array): string | undefined {
  const [, found] = fingerprintPattern.exec(Buffer.from(pdf).toString('latin1')) ?? [];
  return found && prefix + found;
}
