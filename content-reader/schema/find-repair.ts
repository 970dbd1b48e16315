import * as z from 'zod';
import { findClosest } from '#content-reader/closest.ts';

type Schema = z.core.$ZodType;
const host = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u;

/** The value that an owner certainly meant by one that the schema refuses for its form; undefined if that is a guess. */
export function findRepair(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  return listCandidates(schema, value).find(
    (candidate) => candidate !== value && z.safeParse(schema, candidate).success,
  );
}

function listCandidates(schema: Schema, value: unknown): unknown[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (typeof value !== 'string') return [];
  const text = value.trim();
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  return [
    text,
    ...(host.test(text) ? [`https://${text}`] : []),
    ...(year ? [`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`] : []),
    ...(/^-?\d+$/.test(text) ? [Number(text)] : []),
    ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
    findClosest(text, listChoices(schema)),
  ].filter((candidate) => candidate !== undefined);
}

function listChoices(schema: Schema): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'enum') return Object.values(def.entries).map(String);
  return 'innerType' in def ? listChoices(def.innerType) : [];
}
