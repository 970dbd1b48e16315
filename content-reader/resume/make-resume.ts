import { writeFile } from 'node:fs/promises';
import type { Problem } from '#content-reader/problem.ts';
import type { Mistake } from '#content-reader/schema/schema-problems.ts';
import { renderResume } from '#resume-pdf/render-resume.ts';
import { readFingerprint } from '#resume-pdf/resume-fingerprint.ts';
import { readResume } from './read-resume.ts';

export type MadeResume = { shownPath: string; pages: number; bytes: number };

/**
 * Makes the PDF of the resume in resume.yaml and writes it under the name given there. The owner's own PDF stays,
 * unless `replacesOwn`.
 */
export async function makeResume(
  folder: string,
  { replacesOwn = false } = {},
): Promise<MadeResume | { problems: Problem[] }> {
  const read = await readResume(folder);
  if ('problems' in read) return read;
  const { source, path, shownPath, oldPdf, locate } = read;
  if (oldPdf && !replacesOwn && readFingerprint(oldPdf) === undefined)
    return { problems: locate([keepOwn(shownPath)]) };
  const made = await renderResume(source);
  if ('mistakes' in made) {
    return { problems: locate(made.mistakes.map(({ path, sentence }) => ({ path: ['resume', ...path], sentence }))) };
  }
  await writeFile(path, made.bytes);
  return { shownPath, pages: made.pages, bytes: made.bytes.length };
}

const keepOwn = (shownPath: string): Mistake => ({
  path: ['file'],
  sentence: `${shownPath} is a PDF of your own and is not overwritten; move it away, or run npm run resume -- --replace`,
});
