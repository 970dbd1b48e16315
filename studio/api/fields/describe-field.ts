import * as z from 'zod';
import type { FieldMeta } from '#model/content-fields.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';

type Schema = z.core.$ZodType;
type Kind = Field extends infer One ? (One extends Field ? Omit<One, keyof Facts> : never) : never;
type FactName = 'help' | 'example' | 'isOptional' | 'isUsual' | 'fallback' | 'shownOn' | 'showsFigure';
type Facts = Pick<Field, FactName | 'isName' | 'isPerson' | 'isOftenSame'>;
type Meta = FieldMeta & { description?: string; example?: unknown };

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;
const metaOf = (schema: Schema): Meta => (z.globalRegistry.get(schema) ?? {}) as Meta;

/** What a form needs to know about the values of a schema. Nothing here knows a key by its name. */
export function describeField(schema: Schema): Field {
  const layers = listLayers(schema);
  const metas = layers.map(metaOf);
  const pick = <Key extends keyof Meta>(key: Key): Meta[Key] =>
    metas.find((meta) => meta[key] !== undefined)?.[key] as Meta[Key];
  const defs = layers.map(defOf);
  const fallback = defs.find((def) => def.type === 'default' || def.type === 'prefault')?.defaultValue;
  const core = layers.at(-1) as Schema;
  const help = pick('description');
  const example = writeExample(pick('example'));
  const [shownOn, showsFigure] = [pick('shownOn'), pick('showsFigure')];
  return {
    ...(help !== undefined && { help }),
    ...(example !== undefined && { example }),
    isOptional: defs.some(({ type }) => type === 'optional' || type === 'default' || type === 'prefault'),
    isUsual: pick('isUsual') === true,
    ...(fallback !== undefined && { fallback: fallback as PlainValue }),
    ...(shownOn !== undefined && { shownOn }),
    ...(showsFigure !== undefined && { showsFigure }),
    ...(pick('isName') === true && { isName: true }),
    ...(pick('isPerson') === true && { isPerson: true }),
    ...(pick('isOftenSame') === true && { isOftenSame: true }),
    ...describeKind(core, {
      kind: pick('kind'),
      endings: pick('endings'),
      none: pick('none'),
      exactSize: pick('exactSize'),
    }),
  };
}

/** A schema and those within it that say more about the same value, from the outside. */
function listLayers(schema: Schema): Schema[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return [schema, ...listLayers(def.innerType)];
    case 'pipe':
      // What is preprocessed is described by what comes out of that; what is transformed, by what went in.
      return [schema, ...listLayers(defOf(def.in).type === 'transform' ? def.out : def.in)];
    default:
      return [schema];
  }
}

type KindMeta = { [Key in Exclude<keyof FieldMeta, keyof Facts>]-?: FieldMeta[Key] | undefined };

function describeKind(schema: Schema, { kind, endings = [], none, exactSize }: KindMeta): Kind {
  switch (kind) {
    case 'line':
    case 'text':
    case 'richText': {
      const { max } = limitsOf(schema);
      return { kind, ...(max !== undefined && { max }), ...(none !== undefined && { none }) };
    }
    case 'picture':
    case 'sharePicture':
    case 'song':
    case 'publicFile':
      return { kind, endings: [...endings], ...(exactSize && { exactSize: { ...exactSize } }) };
    case 'webAddress':
      return { kind, others: [] };
    case undefined:
      return describeShape(schema);
    default:
      return { kind };
  }
}

function describeShape(schema: Schema): Kind {
  const def = defOf(schema);
  const limits = limitsOf(schema);
  switch (def.type) {
    case 'object':
      return {
        kind: 'group',
        keys: Object.entries(def.shape).map(([key, child]) => ({ key, field: describeField(child) })),
      };
    case 'array':
      return { kind: 'list', item: describeField(def.element), min: 0, ...limits };
    case 'record':
      return { kind: 'record', item: describeField(def.valueType) };
    case 'tuple':
      return { kind: def.items.length === 2 && def.items.every(isNumber) ? 'pair' : 'unknown' };
    case 'union':
      return describeUnion(def);
    case 'enum':
      return { kind: 'choice', options: Object.values(def.entries).map(String) };
    case 'literal':
      return { kind: 'choice', options: def.values.map(String) };
    case 'boolean':
      return { kind: 'switch' };
    case 'number':
      return { kind: 'number', ...limits };
    case 'string':
      return { kind: 'line', ...(limits.max !== undefined && { max: limits.max }) };
    default:
      return { kind: 'unknown' };
  }
}

const isNumber = (schema: Schema) => defOf(schema).type === 'number';

function describeUnion(def: z.core.$ZodUnionDef): Kind {
  if ('discriminator' in def) return describeVariants(def.options, String(def.discriminator));
  const fields = def.options.map(describeField);
  const picture = fields.find(({ kind }) => kind === 'picture');
  const address = fields.find(({ kind }) => kind === 'webAddress');
  if (picture?.kind === 'picture' && address) return { kind: 'picture', endings: picture.endings, allowsAddress: true };
  const others = def.options.flatMap((option) => {
    const inner = defOf(option);
    return inner.type === 'literal' ? inner.values.map(String) : [];
  });
  const isComplete = others.length === def.options.length - 1;
  return address && isComplete ? { kind: 'webAddress', others } : { kind: 'unknown' };
}

function describeVariants(options: readonly Schema[], by: string): Kind {
  const variants = options.flatMap((option) => {
    const field = describeField(option);
    if (field.kind !== 'group') return [];
    const value = field.keys.find(({ key }) => key === by)?.field;
    const rest = { ...field, keys: field.keys.filter(({ key }) => key !== by) };
    return value?.kind === 'choice' ? value.options.map((one) => ({ value: one, field: rest })) : [];
  });
  return { kind: 'variants', by, variants };
}

/** Of a number, or of the length of a text or a list. */
function limitsOf(schema: Schema): { min?: number; max?: number } {
  const limits: { min?: number; max?: number } = {};
  for (const { _zod } of defOf(schema).checks ?? []) {
    const check = _zod.def as z.core.$ZodChecks['_zod']['def'];
    if (check.check === 'min_length') limits.min = check.minimum;
    if (check.check === 'max_length') limits.max = check.maximum;
    if (check.check === 'greater_than') limits.min = Number(check.value);
    if (check.check === 'less_than') limits.max = Number(check.value);
  }
  return limits;
}

/** Examples are written as in a file: a text that YAML would read as something else has quotes there. */
const writeExample = (example: unknown): string | undefined =>
  example === undefined ? undefined : String(example).replace(/^"(.*)"$/, '$1');
