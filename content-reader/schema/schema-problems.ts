import { stringify } from 'yaml';
import * as z from 'zod';
import { findClosest } from '#content-reader/closest.ts';
import { isGroup, type KeyPath, valueAt, valuesAt } from '#content-reader/yaml/key-path.ts';
import { findRepair } from './find-repair.ts';
import { exampleLine, knownKeys, schemaAt } from './schema-shape.ts';

export type Mistake = {
  path: KeyPath;
  sentence: string;
  example?: string | undefined;
  /** The value that is certainly meant, where there is one. */
  repair?: unknown;
};
type Schema = z.core.$ZodType;

/** The mistakes in the data according to the schema, each at the key to change. */
export function findSchemaMistakes(schema: Schema, data: unknown): Mistake[] {
  const result = z.safeParse(schema, data, { error: explainDefault });
  return (result.error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(schema, data, path, key));
    const value = valueAt(data, path);
    const given = issue.code === 'custom' ? issue.params?.example : undefined;
    const repair = findRepair(schemaAt(schema, path, data), value);
    return {
      ...(repair !== undefined && { repair }),
      path,
      sentence: path.length > 0 && value === undefined && isTypeIssue(issue) ? 'is missing' : explain(issue, value),
      example: typeof given === 'string' ? given : exampleLine(schemaAt(schema, path, data), path.at(-1)),
    };
  });
}

function unknownKey(schema: Schema, data: unknown, path: KeyPath, key: string): Mistake {
  const group = schemaAt(schema, path, data);
  const keys = group ? knownKeys(group, valueAt(data, path)) : [];
  const closest = findClosest(key, keys);
  const written = valueAt(data, path);
  const usual = closest ?? keys.find((known) => !(isGroup(written) && known in written)) ?? keys[0];
  return {
    path: [...path, key],
    sentence: closest
      ? `the key ${key} is unknown; did you mean ${closest}?`
      : `the key ${key} is unknown; the known keys are ${keys.join(', ')}`,
    example: usual && exampleLine(schemaAt(schema, [...path, usual], data), usual),
  };
}

const isTypeIssue = ({ code }: z.core.$ZodIssue) =>
  code === 'invalid_type' || code === 'invalid_union' || code === 'invalid_value';

/** YAML doesn't parse 2025, yes or an empty value as text; a message about text must say so. */
function explain(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code !== 'invalid_type' || issue.expected !== 'string') return issue.message;
  if (value === null) return `${issue.message}; this is empty`;
  if (typeof value === 'number' || typeof value === 'boolean') return `${issue.message}; put ${value} in quotes`;
  return issue.message;
}

/** Replaces the library's default messages, which are written for programmers. */
function explainDefault(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'invalid_union':
      return Array.isArray(issue.options) ? `must be one of ${issue.options.join(', ')}` : undefined;
    default:
      return undefined;
  }
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
};

/** Duplicates among values that must be unique. `what` is their key: 'id'. */
export function findDuplicates(data: unknown, pattern: string, what: string): Mistake[] {
  const seen = new Map<unknown, KeyPath>();
  const found = valuesAt(data, pattern).filter(({ value }) => typeof value === 'string' || typeof value === 'number');
  const taken = found.map(({ value }) => value);
  return found.flatMap(({ path, value }) => {
    const first = seen.get(value);
    seen.set(value, first ?? path);
    if (!first) return [];
    const sentence = `the ${what} ${String(value)} is already used by ${first.join('.')}`;
    return [{ path, sentence, example: stringify({ [what]: findFree(value, taken) }).trim() }];
  });
}

/** The next number, or the text with a number appended. */
function findFree(value: unknown, taken: unknown[]): unknown {
  if (typeof value === 'number') return Math.max(...taken.filter((other) => typeof other === 'number')) + 1;
  const text = String(value);
  const joint = /\s|\p{Lu}/u.test(text) ? ' ' : '-';
  for (let number = 2; ; number++) {
    const free = `${text}${joint}${number}`;
    if (!taken.includes(free)) return free;
  }
}
