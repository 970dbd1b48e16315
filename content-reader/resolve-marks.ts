import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod';
import { pictureMark, publicFileMark, richTextMark, sharePictureMark } from '#model/content-fields.ts';
import { audioMark } from '#model/music-schema.ts';
import type { Picture, PublicFile } from '#model/picture.ts';
import { type ContentFile, type ContentFolder, findFile, resolveWritten } from './content-folder.ts';
import { rememberFile } from './file-on-disk.ts';
import { isGroup, type KeyPath } from './key-path.ts';
import { measurePicture } from './picture-file.ts';
import { parseRichText } from './rich-text.ts';
import type { Mistake } from './schema-problems.ts';
import { exampleLine, visitStrings } from './schema-shape.ts';
import type { Sheet } from './sheets.ts';

/** What takes the place of a mark: a Picture, a PublicFile, a RichText or the address of a sound. */
export type Resolved = { path: KeyPath; kind: string; value: object; links: string[] };
type Outcome = { value: object; links?: string[] } | { mistakes: string[] };

/** Replaces what the schema marked, wherever in the data it stands, even if other parts of the data are wrong. */
export async function resolveMarks(sheet: Sheet, data: unknown, file: string, folder: ContentFolder) {
  const marks: { path: KeyPath; kind: string; written: string; example: string | undefined }[] = [];
  visitStrings(sheet.schema, data, (schema, text, path) => {
    const output = z.safeParse(schema, text).data;
    const entry = isGroup(output) ? Object.entries(output)[0] : undefined;
    if (!entry?.[0].startsWith('$')) return;
    marks.push({ path, kind: entry[0], written: String(entry[1]), example: exampleLine(schema, path.at(-1)) });
  });
  const resolved: Resolved[] = [];
  const mistakes: Mistake[] = [];
  await Promise.all(
    marks.map(async ({ path, kind, written, example }) => {
      const start = kind === pictureMark ? (sheet.pictureFolder?.(written) ?? '') : '';
      const hint = kind === publicFileMark ? sheet.missingFileHint?.(data) : undefined;
      const outcome: Outcome =
        kind === richTextMark ? readRichText(written) : await resolveFile(kind, written, file, start, folder, hint);
      if ('mistakes' in outcome) mistakes.push(...outcome.mistakes.map((sentence) => ({ path, sentence, example })));
      else resolved.push({ path, kind, value: outcome.value, links: outcome.links ?? [] });
    }),
  );
  return { resolved, mistakes };
}

function readRichText(source: string): Outcome {
  const { tree, mistakes, links } = parseRichText(source);
  return mistakes.length > 0 ? { mistakes } : { value: tree, links };
}

async function resolveFile(
  kind: string,
  written: string,
  from: string,
  start: string,
  folder: ContentFolder,
  hint?: string,
) {
  if (written.startsWith('/') || /^\w+:/.test(written)) {
    return { mistakes: [`the path ${written} must start inside content/, without a / in front`] };
  }
  if (written.includes('\\')) {
    return { mistakes: [`the path ${written} must be written with / between folders, not \\`] };
  }
  const file = findFile(folder, resolveWritten(written, from, start));
  if ('sentence' in file) return { mistakes: [hint ? `${file.sentence}; ${hint}` : file.sentence] };
  try {
    return { value: await describe(kind, file) };
  } catch (cause) {
    return { mistakes: [`the file ${file.path} ${(cause as Error).message}`] };
  }
}

async function describe(kind: string, file: ContentFile): Promise<object> {
  const { absolutePath, path, bytes } = file;
  switch (kind) {
    case pictureMark: {
      const { width, height, isPixelArt, isPhoto } = await measurePicture(file);
      const picture: Picture = { src: path, width, height, isPixelArt };
      return rememberFile(picture, { kind: 'picture', absolutePath, isPhoto });
    }
    case publicFileMark: {
      const publicFile = servedAs(basename(path), bytes);
      if (path.toLowerCase().endsWith('.pdf')) await checkPdf(absolutePath);
      else Object.assign(publicFile, await sizeOf(file));
      return rememberFile(publicFile, { kind: 'publicFile', absolutePath });
    }
    case sharePictureMark: {
      const shared = servedAs(`share/${path.replace(/^images\/(share\/)?/, '')}`, bytes);
      return rememberFile({ ...shared, ...(await sizeOf(file)) }, { kind: 'publicFile', absolutePath });
    }
    case audioMark:
      if (bytes === 0) throw new Error('is empty');
      return rememberFile({}, { kind: 'audio', absolutePath });
    default:
      throw new Error(`carries a mark nobody resolves: ${kind}`);
  }
}

const servedAs = (name: string, bytes: number): PublicFile => ({ address: encodeURI(`/${name}`), name, bytes });

async function sizeOf(file: ContentFile) {
  const { width, height } = await measurePicture(file);
  return { width, height };
}

/** Readers accept a PDF whose mark stands within its first 1024 bytes (ISO 32000-1, annex H). */
async function checkPdf(path: string): Promise<void> {
  const start = (await readFile(path)).subarray(0, 1024).toString('latin1');
  if (!start.includes('%PDF-')) throw new Error('is not a PDF, whatever its name says');
}
