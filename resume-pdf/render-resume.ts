import type { ReadSheet } from '#content-reader/resume/resume-data.ts';
import type { Mistake } from '#content-reader/schema/schema-problems.ts';
import { listSheetTexts } from '#model/resume.ts';
import { drawPortrait } from './draw-portrait.ts';
import { drawResume } from './draw-resume.ts';
import { isOverfull, layOutResume } from './lay-out-resume.ts';
import { createDocument, finishDocument } from './resume-document.ts';
import { openTypeCase, type TypeCase } from './type-case.ts';

const mostPages = 2;

export type RenderedResume = { pdf: Uint8Array; pages: number };

/** The PDF of a sheet; the same sheet gives the same bytes. */
export async function renderResume(read: ReadSheet): Promise<RenderedResume | { mistakes: Mistake[] }> {
  const document = createDocument(read);
  const typeCase = await openTypeCase(document);
  const unknown = findUnknownCharacters(read, typeCase);
  if (unknown.length > 0) return { mistakes: unknown };
  const pages = layOutResume(read.sheet, typeCase);
  if (pages.length > mostPages) {
    const sentence = `fills ${pages.length} pages, and a resume has at most ${mostPages}: shorten it`;
    return { mistakes: [{ path: ['sheet'], sentence }] };
  }
  if (pages.some(isOverfull)) {
    const sentence = 'has a text that is longer than a page: shorten it, or make entries of it';
    return { mistakes: [{ path: ['sheet'], sentence }] };
  }
  drawResume(pages, { document, typeCase, portrait: await drawPortrait(read.sheet) });
  return { pdf: await finishDocument(document), pages: pages.length };
}

function findUnknownCharacters({ sheet }: ReadSheet, typeCase: TypeCase): Mistake[] {
  return listSheetTexts(sheet).flatMap(({ path, text }) => {
    const missing = typeCase.findMissing(text);
    if (missing.length === 0) return [];
    const named = missing.map((character) => `${character} (${nameCodePoints(character)})`).join(', ');
    const sentence = `no font of the resume has ${named}: say it without, or use a PDF of your own`;
    return [{ path: ['sheet', ...path], sentence }];
  });
}

const nameCodePoints = (character: string) =>
  Array.from(character, (part) => `U+${(part.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(
    ' ',
  );
