import * as z from 'zod';
import { visitStrings } from '#content-reader/schema/schema-shape.ts';
import { isGroup, type KeyPath } from '#content-reader/yaml/key-path.ts';
import { pictureMark } from '#model/content-fields.ts';
import { resolveWritten } from '../content-folder.ts';
import type { ContentText } from './step.ts';

/** A text that a schema takes for something else than text: the path of a file, or Markdown. */
export type MarkedText = { place: KeyPath; mark: string; written: string; schema: z.core.$ZodType };

export function listMarkedTexts({ definition, data }: ContentText): MarkedText[] {
  const marked: MarkedText[] = [];
  visitStrings(definition.schema, data, (schema, written, place) => {
    const mark = findMark(schema, written);
    if (mark !== undefined) marked.push({ place, mark, written, schema });
  });
  return marked;
}

export function findMark(schema: z.core.$ZodType, written: string): string | undefined {
  const output = z.safeParse(schema, written).data;
  const [mark] = isGroup(output) ? Object.keys(output) : [];
  return mark?.startsWith('$') ? mark : undefined;
}

/** Where a marked path leads, within `content/`. */
export function findMarkedFile({ path, definition }: ContentText, { mark, written }: MarkedText): string {
  return resolveWritten(written, path, mark === pictureMark ? (definition.pictureFolder?.(written) ?? '') : '');
}
