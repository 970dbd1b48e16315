import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type FieldMeta, fieldMeta } from '#model/content-fields.ts';
import { collections, contentFiles } from '#model/content-schema.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * By the name of their file: `site.json` describes `site.yaml`, and `project.json` every `projects/<id>/project.yaml`.
 */
export function listJsonSchemas(): Record<string, JsonSchema> {
  const definitions = [...Object.values(contentFiles), ...Object.values(collections)];
  return Object.fromEntries(
    definitions.map(({ file, schema }) => [
      file.replace(/\.yaml$/, '.json'),
      { title: file, ...describeInput(schema) },
    ]),
  );
}

/** Writes all schemas, for editors that complete and check YAML. Creates the folder if there is none. */
export async function writeJsonSchemas(folder: string): Promise<number> {
  const schemas = Object.entries(listJsonSchemas());
  await mkdir(folder, { recursive: true });
  await Promise.all(
    schemas.map(([name, schema]) => writeFile(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`)),
  );
  return schemas.length;
}

/**
 * What an owner may write, as far as JSON Schema can say it. It is never stricter than the reader: owners believe their
 * editor's warnings. Every editor's YAML language server knows draft 7.
 */
const describeInput = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any', override: adapt });

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

function adapt({ zodSchema, jsonSchema }: Parameters<Override>[0]): void {
  const json = jsonSchema as JsonSchema & FieldMeta & { example?: string };
  const { def } = (zodSchema as z.core.$ZodTypes)._zod;
  for (const key of fieldMeta) delete json[key];
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (def.type === 'string') adaptText(json, def);
  if (def.type === 'pipe' && (def.in as z.core.$ZodTypes)._zod.def.type === 'transform') {
    // A preprocessed value may be a number, or a full address instead of an id.
    for (const limit of ['pattern', 'minLength', 'maxLength'] as const) delete json[limit];
    json.type = ['string', 'number'] as unknown as 'string';
  }
  if (json.example !== undefined) {
    const isNumber = json.type === 'integer' || json.type === 'number';
    json.examples = [isNumber ? Number(json.example) : json.example];
    delete json.example;
  }
}

function adaptText(json: JsonSchema, { checks = [] }: z.core.$ZodTypeDef): void {
  // By the standard format, a URL is ASCII only; here the host and the path may be in any script.
  if (json.format === 'uri') json.pattern = ignoreCase('^https?:');
  if (json.format === 'uri' || json.format === 'starts_with') delete json.format;
  const rules = checks.map((check) => check._zod.def as { check: string; pattern?: RegExp });
  const pattern = rules.find((rule) => rule.pattern)?.pattern;
  if (!pattern) return;
  const source = pattern.ignoreCase ? ignoreCase(pattern.source) : pattern.source;
  const isTrimmed = rules.some(({ check }) => check === 'overwrite');
  json.pattern = isTrimmed ? source.replace(/^\^/, '^\\s*').replace(/\$$/, '\\s*$') : source;
}

/**
 * JSON Schema has no flags. Sets of characters stay as they are: those of case-insensitive patterns hold no letters.
 */
const ignoreCase = (source: string): string =>
  source.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]|[a-z]/gi, (part) =>
    part.length === 1 ? `[${part.toLowerCase()}${part.toUpperCase()}]` : part,
  );
