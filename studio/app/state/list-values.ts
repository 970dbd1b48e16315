import type { Field, Fields, PlainValue } from '#studio/protocol/field.ts';
import type { Source } from '#studio/protocol/preview.ts';
import type { KeyPath, SiteState } from '#studio/protocol/site-state.ts';
import { isRecord } from './value-at.ts';

export type FoundValue = Source & { field: Field; value: PlainValue };

/** Every single value of the site, with its field and where it stands. */
export const listValues = (site: SiteState, fields: Fields): FoundValue[] =>
  site.files
    .filter(({ state }) => state === 'there')
    .flatMap(({ file, name, data }) => valuesIn(fields[name], data, file, []));

function valuesIn(field: Field | undefined, value: PlainValue | undefined, file: string, path: KeyPath): FoundValue[] {
  if (!field || value === undefined || value === null) return [];
  switch (field.kind) {
    case 'group':
      if (!isRecord(value)) return [];
      return field.keys.flatMap(({ key, field: inner }) => valuesIn(inner, value[key], file, [...path, key]));
    case 'variants': {
      const chosen = isRecord(value) ? value[field.by] : undefined;
      return valuesIn(field.variants.find((variant) => variant.value === chosen)?.field, value, file, path);
    }
    case 'record':
      if (!isRecord(value)) return [];
      return Object.entries(value).flatMap(([key, inner]) => valuesIn(field.item, inner, file, [...path, key]));
    case 'list':
      if (!Array.isArray(value)) return [];
      return value.flatMap((item, index) => valuesIn(field.item, item, file, [...path, index]));
    default:
      return [{ file, path, field, value }];
  }
}
