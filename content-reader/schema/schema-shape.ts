import { stringify } from 'yaml';
import * as z from 'zod';
import { isGroup, type KeyPath, valueAt } from '#content-reader/yaml/key-path.ts';

type Schema = z.core.$ZodType;
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** The schema of a key or list item; the owner's `value` selects the variant of a union. */
function childSchema(schema: Schema, part: string | number, value: unknown): Schema | undefined {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return childSchema(def.innerType, part, value);
    case 'pipe':
      return childSchema(defOf(def.in).type === 'transform' ? def.out : def.in, part, value);
    case 'array':
      return typeof part === 'number' ? def.element : undefined;
    case 'object':
      return Object.hasOwn(def.shape, part) ? def.shape[part] : undefined;
    case 'union':
      return pickVariant(schema, value)
        .map((option) => childSchema(option, part, value))
        .find((child) => child !== undefined);
    default:
      return undefined;
  }
}

/** The schema at a path; undefined for an unknown key. */
export function schemaAt(schema: Schema, path: KeyPath, data: unknown): Schema | undefined {
  return path.reduce<Schema | undefined>(
    (current, part, depth) => current && childSchema(current, part, valueAt(data, path.slice(0, depth))),
    schema,
  );
}

/** The keys a group may have; empty for anything but a group. */
export function knownKeys(schema: Schema, value: unknown): string[] {
  const def = defOf(schema);
  if (def.type === 'object') return Object.keys(def.shape);
  if (def.type === 'union') return pickVariant(schema, value).flatMap((option) => knownKeys(option, value));
  if (def.type === 'optional' || def.type === 'default' || def.type === 'prefault')
    return knownKeys(def.innerType, value);
  if (def.type === 'pipe') return knownKeys(def.in, value);
  return [];
}

/** Calls `visit` for every string the owner wrote where a schema expects something. */
export function visitStrings(
  schema: Schema,
  data: unknown,
  visit: (schema: Schema, text: string, path: KeyPath) => void,
  path: KeyPath = [],
): void {
  if (typeof data === 'string') visit(schema, data, path);
  const entries = Array.isArray(data) ? data.entries() : isGroup(data) ? Object.entries(data) : [];
  for (const [part, value] of entries) {
    const child = childSchema(schema, part, data);
    if (child) visitStrings(child, value, visit, [...path, part]);
  }
}

/** A valid value assembled from the examples of the fields: required and usual keys only. */
function exampleOf(schema: Schema): unknown {
  const def = defOf(schema);
  const example = z.globalRegistry.get(schema)?.example;
  if (typeof example === 'string') return def.type === 'number' ? Number(example) : example;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return exampleOf(def.innerType);
    case 'pipe':
      return exampleOf(defOf(def.in).type === 'transform' ? def.out : def.in);
    case 'array':
      return Array.from({ length: fewestItems(schema) }, () => exampleOf(def.element));
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, field]) => isUsual(field) || !['optional', 'default', 'prefault'].includes(defOf(field).type))
          .map(([key, field]) => [key, exampleOf(field)]),
      );
    case 'union':
      return def.options[0] && exampleOf(def.options[0]);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'boolean':
      return true;
    case 'number':
      return 1;
    default:
      return undefined;
  }
}

const isUsual = (schema: Schema) => z.globalRegistry.get(schema)?.isUsual === true;

/** At least one, as an empty list would be no example. */
function fewestItems(schema: Schema): number {
  const checks = (defOf(schema).checks ?? []).map((check) => check._zod.def as z.core.$ZodCheckMinLengthDef);
  return checks.find(({ check }) => check === 'min_length')?.minimum ?? 1;
}

/** A line to copy: `image: images/friends/cat.svg`, or the bare value for a list item. */
export function exampleLine(schema: Schema | undefined, key: string | number | undefined): string | undefined {
  const example = schema && exampleOf(schema);
  if (example === undefined) return undefined;
  const value = stringify(example, { collectionStyle: 'flow', lineWidth: 0, blockQuote: false }).trim();
  return typeof key === 'string' ? `${key}: ${value}` : value;
}

/** The start of a whole file, as an owner would write it. */
export function exampleBlock(schema: Schema): string {
  return stringify(exampleOf(schema), { lineWidth: 0 }).trim();
}

/** The options of a union that match the value: the one selected by its discriminator, or all. */
function pickVariant(schema: Schema, value: unknown): readonly Schema[] {
  const def = defOf(schema);
  if (def.type !== 'union') return [schema];
  const discriminator = 'discriminator' in def ? String(def.discriminator) : undefined;
  if (discriminator === undefined || !isGroup(value)) return def.options;
  const named = def.options.filter((option) => {
    const literal = childSchema(option, discriminator, undefined);
    return literal && z.safeParse(literal, value[discriminator]).success;
  });
  return named.length > 0 ? named : def.options;
}
