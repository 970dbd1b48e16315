import { type ContentFileName, collections, contentFiles } from '#model/content-schema.ts';
import type { Field, Fields } from '#studio/protocol/field.ts';
import { describeField } from './describe-field.ts';

/** The fields of each content file. They are the same as long as the program runs. */
export function listFields(): Fields {
  const definitions = Object.entries({ ...contentFiles, ...collections }) as [
    ContentFileName,
    { schema: Parameters<typeof describeField>[0] },
  ][];
  return Object.fromEntries(definitions.map(([name, { schema }]) => [name, describeField(schema)])) as Record<
    ContentFileName,
    Field
  >;
}
