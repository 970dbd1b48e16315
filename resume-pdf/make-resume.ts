import { writeFile } from 'node:fs/promises';
import type { Problem } from '#content-reader/problem.ts';
import { type ResumeToMake, readResume } from '#content-reader/resume/read-resume.ts';
import { readFingerprint } from '#content-reader/resume/resume-fingerprint.ts';
import type { Mistake } from '#content-reader/schema/schema-problems.ts';
import { renderResume } from '#resume-pdf/render-resume.ts';

export type MadeResume = { shownPath: string; pages: number; bytes: number };

/**
 * Makes the PDF of the sheet in resume.yaml and writes it to its place. A PDF that is the owner's own stays, unless
 * `replacesOwn`.
 */
export async function makeResume(
  folder: string,
  { replacesOwn = false } = {},
): Promise<MadeResume | { problems: Problem[] }> {
  const resume = await readResume(folder);
  if ('problems' in resume) return resume;
  const { path, shownPath, oldPdf, locate } = resume;
  if (oldPdf && !replacesOwn && readFingerprint(oldPdf) === undefined) return { problems: locate([keepOwn(resume)]) };
  const made = await renderResume(resume);
  if ('mistakes' in made) return { problems: locate(made.mistakes) };
  await writeFile(path, made.pdf);
  return { shownPath, pages: made.pages, bytes: made.pdf.length };
}

const keepOwn = ({ shownPath }: ResumeToMake): Mistake => ({
  path: ['file'],
  sentence: `${shownPath} is a PDF of your own, so it was not replaced; move it away, or run npm run resume -- --replace`,
});
