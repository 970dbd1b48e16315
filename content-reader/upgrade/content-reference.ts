import * as z from 'zod';
import { visitStrings } from '#content-reader/schema/schema-shape.ts';
import { isGroup, type KeyPath } from '#content-reader/yaml/key-path.ts';
import { pictureReference } from '#model/content-fields.ts';
import { resolveWritten } from '../find-file.ts';
import type { ContentText } from './step.ts';

/** A text that a schema reads as something other than text: the path of a file, or Markdown. */
export type ContentReference = { keyPath: KeyPath; kind: string; written: string; schema: z.core.$ZodType };

export function listReferences({ definition, data }: ContentText): ContentReference[] {
  const references: ContentReference[] = [];
  visitStrings(definition.schema, data, (schema, written, keyPath) => {
    const kind = findReferenceKind(schema, written);
    if (kind !== undefined) references.push({ keyPath, kind, written, schema });
  });
  return references;
}

export function findReferenceKind(schema: z.core.$ZodType, written: string): string | undefined {
  const output = z.safeParse(schema, written).data;
  const [kind] = isGroup(output) ? Object.keys(output) : [];
  return kind?.startsWith('$') ? kind : undefined;
}

/** The file that a reference names, within `content/`. */
export function findReferencedFile({ path, definition }: ContentText, { kind, written }: ContentReference): string {
  return resolveWritten(written, path, kind === pictureReference ? (definition.pictureFolder?.(written) ?? '') : '');
}
