import { basename, posix } from 'node:path';
import * as z from 'zod';
import {
  pictureReference,
  publicFileReference,
  richTextReference,
  sharePictureReference,
} from '#model/content-fields.ts';
import type { ContentDefinition } from '#model/content-schema.ts';
import { audioReference } from '#model/music-schema.ts';
import type { Picture, PublicFile } from '#model/picture.ts';
import type { BuildCache } from './cache/build-cache.ts';
import type { ContentFile, ContentFolder } from './content-folder.ts';
import { findFile, resolveWritten } from './find-file.ts';
import { hashFile } from './pictures/file-hash.ts';
import { checkSize, pdfRemedies, readKind, songRemedies } from './pictures/file-limits.ts';
import { rememberFile } from './pictures/file-on-disk.ts';
import { measurePicture } from './pictures/picture-file.ts';
import { parseRichText } from './rich-text.ts';
import type { Mistake } from './schema/schema-problems.ts';
import { exampleLine, visitStrings } from './schema/schema-shape.ts';
import { readDuration } from './songs/song-duration.ts';
import { isGroup, type KeyPath, valueAt } from './yaml/key-path.ts';

/** What a reference stands for: a Picture, a PublicFile, a RichText or the address of a sound. */
export type Resolved = { path: KeyPath; kind: string; value: object; links: string[] };
type Outcome =
  | { value: object; links?: string[]; remarks?: string[] }
  | { mistakes: string[]; repair?: string | undefined };

/** Resolves every reference in the data, even if other parts of the data are wrong. */
export async function resolveReferences(
  definition: ContentDefinition,
  data: unknown,
  file: string,
  folder: ContentFolder,
) {
  const references: { path: KeyPath; kind: string; written: string; example: string | undefined }[] = [];
  visitStrings(definition.schema, data, (schema, text, path) => {
    const output = z.safeParse(schema, text).data;
    const entry = isGroup(output) ? Object.entries(output)[0] : undefined;
    if (!entry?.[0].startsWith('$')) return;
    references.push({ path, kind: entry[0], written: String(entry[1]), example: exampleLine(schema, path.at(-1)) });
  });
  const resolved: Resolved[] = [];
  const mistakes: Mistake[] = [];
  const remarks: Mistake[] = [];
  await Promise.all(
    references.map(async ({ path, kind, written, example }) => {
      const start = kind === pictureReference ? (definition.pictureFolder?.(written) ?? '') : '';
      const canBeMade =
        kind === publicFileReference &&
        definition.madeFrom !== undefined &&
        isGroup(valueAt(data, [definition.madeFrom]));
      const origin = { from: file, start, canBeMade };
      const outcome: Outcome =
        kind === richTextReference ? readRichText(written) : await resolveFile(kind, written, folder, origin);
      const toMistake = (sentence: string) => ({ path, sentence, example });
      if ('mistakes' in outcome) {
        const repair = outcome.repair === undefined ? {} : { repair: outcome.repair };
        mistakes.push(...outcome.mistakes.map((sentence) => ({ ...toMistake(sentence), ...repair })));
      } else {
        resolved.push({ path, kind, value: outcome.value, links: outcome.links ?? [] });
        remarks.push(...(outcome.remarks ?? []).map((sentence) => ({ path, sentence })));
      }
    }),
  );
  return { resolved, mistakes, remarks };
}

function readRichText(source: string): Outcome {
  const { tree, mistakes, links } = parseRichText(source);
  return mistakes.length > 0 ? { mistakes } : { value: tree, links };
}

/** A path below content/ as it is written in the place of another; undefined if it cannot be, from there. */
function asWritten(
  path: string,
  written: string,
  { from, start }: { from: string; start: string },
): string | undefined {
  const isBeside = written.startsWith('./');
  const folder = isBeside ? posix.dirname(from) : start;
  if (folder === '') return path;
  return path.startsWith(`${folder}/`) ? `${isBeside ? './' : ''}${path.slice(folder.length + 1)}` : undefined;
}

type PathOrigin = { from: string; start: string; canBeMade: boolean | undefined };

async function resolveFile(
  kind: string,
  written: string,
  folder: ContentFolder,
  { from, start, canBeMade }: PathOrigin,
): Promise<Outcome> {
  if (written.startsWith('/') || /^\w+:/.test(written)) {
    return { mistakes: [`the path ${written} must be inside content/, without a / at the start`] };
  }
  if (written.includes('\\')) {
    return { mistakes: [`the path ${written} must have / between folders, not \\`] };
  }
  const path = resolveWritten(written, from, start);
  const file = findFile(folder, path);
  if ('sentence' in file) {
    if (!canBeMade)
      return { mistakes: [file.sentence], repair: file.instead && asWritten(file.instead, written, { from, start }) };
    const other = [...folder.files.keys()].find((known) => /\.pdf$/i.test(known));
    if (other === undefined) return { value: servedAs(basename(path), 0) };
    const hint = `did you mean ${other}? If so, write that here; if there is no PDF at all, the site makes one`;
    return { mistakes: [`the file ${path} does not exist; ${hint}`] };
  }
  try {
    const { value, remarks = [] } = await describe(kind, file, folder.cache);
    return { value, remarks: remarks.map((remark) => `the file ${file.path} ${remark}`) };
  } catch (cause) {
    return { mistakes: [`the file ${file.path} ${(cause as Error).message}`] };
  }
}

async function describe(
  kind: string,
  file: ContentFile,
  cache: BuildCache | undefined,
): Promise<{ value: object; remarks?: string[] }> {
  const { absolutePath, path, bytes } = file;
  switch (kind) {
    case pictureReference: {
      const { remarks, isPhoto, fallback, hash, ...size } = await measurePicture(file, cache);
      const picture: Picture = { src: path, ...size };
      const source = { absolutePath, hash, pixels: size.width * size.height };
      return { value: rememberFile(picture, { kind: 'picture', ...source, isPhoto, fallback }), remarks };
    }
    case publicFileReference: {
      const served = servedAs(basename(path), bytes);
      if (!path.toLowerCase().endsWith('.pdf')) {
        const { remarks, width, height } = await measurePicture(file, cache);
        return { value: rememberFile({ ...served, width, height }, { kind: 'publicFile', absolutePath }), remarks };
      }
      await readKind(file, pdfRemedies);
      return { value: rememberFile(served, { kind: 'publicFile', absolutePath }), remarks: checkSize('pdf', bytes) };
    }
    case sharePictureReference: {
      const served = servedAs(`share/${path.replace(/^images\/(share\/)?/, '')}`, bytes);
      const remarks = checkSize('sharePicture', bytes);
      const { width, height } = await measurePicture(file, cache);
      return { value: rememberFile({ ...served, width, height }, { kind: 'publicFile', absolutePath }), remarks };
    }
    case audioReference: {
      const { endings } = await readKind(file, songRemedies);
      const sizeRemarks = checkSize('song', bytes);
      const remarks = endings.includes('.wav')
        ? ['is a WAV, about ten times larger than needed: export it as MP3 or M4A']
        : sizeRemarks;
      const [hash, durationSeconds] = await Promise.all([hashFile(absolutePath), readDuration(absolutePath)]);
      return { value: rememberFile({}, { kind: 'audio', absolutePath, hash, durationSeconds }), remarks };
    }
    default:
      throw new Error(`has an unknown reference: ${kind}`);
  }
}

const servedAs = (name: string, bytes: number): PublicFile => ({ address: encodeURI(`/${name}`), name, bytes });
