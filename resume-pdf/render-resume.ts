import { listResumeTexts } from '#model/resume.ts';
import { drawPortrait } from './draw-portrait.ts';
import { drawResume } from './draw-resume.ts';
import { isOverfull, layOutResume } from './lay-out-resume.ts';
import { createDocument, finishDocument } from './resume-document.ts';
import type { ResumeToDraw } from './resume-to-draw.ts';
import { openTypeCase, type TypeCase } from './type-case.ts';

const mostPages = 2;

export type ResumePdf = { bytes: Uint8Array; pages: number };

/** Why there can be no PDF; `path` leads from the resume to the text at fault. */
export type ResumeMistake = { path: (string | number)[]; sentence: string };

/** The same resume gives the same bytes. */
export async function renderResume(source: ResumeToDraw): Promise<ResumePdf | { mistakes: ResumeMistake[] }> {
  const document = await createDocument(source);
  const typeCase = await openTypeCase(document);
  const unknown = findUnknownCharacters(source, typeCase);
  if (unknown.length > 0) return { mistakes: unknown };
  const pages = layOutResume(source.resume, typeCase);
  if (pages.length > mostPages) {
    const sentence = `fills ${pages.length} pages, and a resume has at most ${mostPages}: shorten it`;
    return { mistakes: [{ path: [], sentence }] };
  }
  if (pages.some(isOverfull)) {
    const sentence = 'has a text that is longer than a page: shorten it, or split it into entries';
    return { mistakes: [{ path: [], sentence }] };
  }
  drawResume(pages, { document, typeCase, portrait: await drawPortrait(source) });
  return { bytes: await finishDocument(document), pages: pages.length };
}

function findUnknownCharacters({ resume }: ResumeToDraw, typeCase: TypeCase): ResumeMistake[] {
  return listResumeTexts(resume).flatMap(({ path, text }) => {
    const missing = typeCase.findMissing(text);
    if (missing.length === 0) return [];
    const named = missing.map((character) => `${character} (${nameCodePoints(character)})`).join(', ');
    const sentence = `no font of the resume has ${named}: leave it out, or use a PDF of your own`;
    return [{ path, sentence }];
  });
}

const nameCodePoints = (character: string) =>
  Array.from(character, (part) => `U+${(part.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(
    ' ',
  );
