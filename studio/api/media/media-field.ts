import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { resolveWritten } from '#content-reader/find-file.ts';
import { type ContentDefinition, type ContentFileName, collections, contentFiles } from '#model/content-schema.ts';
import { listFields } from '#studio/api/fields/list-fields.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { MediaError } from './media-error.ts';

type FileField = Extract<Field, { kind: 'picture' | 'sharePicture' | 'song' | 'publicFile' }>;

/** A field that names a file, and where such files lie. */
export type MediaField = {
  field: FileField;
  /** Below content/. */
  folder: string;
  /** How a file in that folder is written. */
  write: (name: string) => string;
  /** The picture beside a song, by its key. */
  cover: string | undefined;
};

/** Throws a `MediaError` if the file has no such field. */
export async function findMediaField(content: string, file: string, path: KeyPath): Promise<MediaField> {
  const found = findDefinition(file);
  const data = found && (await readData(join(content, file)));
  const field = found && findField(listFields()[found.name], path, data);
  if (!found || !field || !('endings' in field))
    throw new MediaError('unreadable', 'No picture or song belongs there.');
  const group = findField(listFields()[found.name], path.slice(0, -1), data);
  const cover = group?.kind === 'group' ? group.keys.find((key) => key.field.kind === 'picture')?.key : undefined;
  return { field, cover, ...findFolder({ ...found, file, path, data, field }) };
}

/** The definition of a content file by its path below content/. */
export function findDefinition(
  file: string,
): { name: ContentFileName; definition: ContentDefinition; isInFolder: boolean } | undefined {
  for (const [name, definition] of Object.entries(contentFiles)) {
    if (definition.file === file) return { name: name as ContentFileName, definition, isInFolder: false };
  }
  for (const [name, definition] of Object.entries(collections)) {
    const { folder, file: inFolder } = definition;
    const isOne =
      file.startsWith(`${folder}/`) && /^[^/\\]+$/.test(file.slice(folder.length + 1, -inFolder.length - 1));
    if (isOne && file.endsWith(`/${inFolder}`)) return { name: name as ContentFileName, definition, isInFolder: true };
  }
  return undefined;
}

/** The path below content/ of a picture or song, as a value of `file` says it. */
export function resolveMedia(written: string, file: string): string {
  const isSong = /\.(mp3|ogg|opus|m4a|wav)$/i.test(written);
  const folder = isSong ? '' : (findDefinition(file)?.definition.pictureFolder?.(written) ?? '');
  return resolveWritten(written, file, folder);
}

/** What a content file says; undefined for one that cannot be read, or is not there yet. */
async function readData(path: string): Promise<PlainValue | undefined> {
  try {
    return parse(await readFile(path, 'utf8'), { logLevel: 'silent' }) as PlainValue;
  } catch {
    return undefined;
  }
}

function findField(field: Field, path: KeyPath, data: PlainValue | undefined): Field | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return field;
  const inside =
    typeof data === 'object' && data !== null ? (data as Record<string | number, PlainValue>)[key] : undefined;
  switch (field.kind) {
    case 'group': {
      const child = field.keys.find((one) => one.key === key);
      return child && findField(child.field, rest, inside);
    }
    case 'list':
    case 'record':
      return findField(field.item, rest, inside);
    case 'variants': {
      const value = (data as Record<string, PlainValue> | undefined)?.[field.by];
      const known = field.variants.filter((variant) => value === undefined || variant.value === value);
      return known.map((variant) => findField(variant.field, path, data)).find((found) => found !== undefined);
    }
    default:
      return undefined;
  }
}

type Place = {
  definition: ContentDefinition;
  isInFolder: boolean;
  file: string;
  path: KeyPath;
  data: PlainValue | undefined;
  field: FileField;
};

/** Where the neighbours lie; else where the example lies. Each character and project has its own folder. */
function findFolder({ definition, isInFolder, file, path, data, field }: Place): Pick<MediaField, 'folder' | 'write'> {
  if (isInFolder) return { folder: posix.dirname(file), write: (name) => `./${name}` };
  const isPicture = field.kind === 'picture';
  const usualFolder = (written: string) => (isPicture ? (definition.pictureFolder?.(written) ?? '') : '');
  const neighbours = listValues(data, path).filter((written) => !/^https?:/.test(written));
  const [written = field.example ?? ''] = neighbours;
  const folder = posix.dirname(resolveWritten(written, file, usualFolder(written)));
  const isWithin = folder !== '.' && !folder.startsWith('..');
  const place = isWithin ? folder : field.kind === 'song' ? 'music' : 'images';
  return { folder: place, write: (name) => (usualFolder(name) === place ? name : `${place}/${name}`) };
}

/** What the same field of other entries says: any position of a list is as good as another. */
function listValues(data: PlainValue | undefined, path: KeyPath): string[] {
  const [key, ...rest] = path;
  if (key === undefined) return typeof data === 'string' && data !== '' ? [data] : [];
  if (Array.isArray(data)) return data.flatMap((item) => listValues(item, rest));
  if (typeof data !== 'object' || data === null) return [];
  return listValues(data[key], rest);
}
