import type { Field, PlainValue } from '#studio/protocol/field.ts';
import { today } from './day.ts';

/** Texts whose empty field means something. */
const noneOf = (field: Field) => ('none' in field ? field.none : undefined);

/** What an emptied field means for the file; undefined takes its key away. */
export function storeText(field: Field, text: string): PlainValue | undefined {
  if (text !== '') return text;
  const none = noneOf(field);
  if (none !== undefined) return none;
  if (field.kind === 'webAddress' && field.others.includes('')) return '';
  return field.isOptional ? undefined : '';
}

export function showText(field: Field, value: PlainValue | undefined): string {
  if (value === undefined || value === null || value === noneOf(field)) return '';
  return typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What somebody begins with who adds such a thing: what must be there, as empty as it can be. */
export function makeEmpty(field: Field): PlainValue {
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        field.keys
          .filter(({ field: inner }) => !inner.isOptional)
          .map(({ key, field: inner }) => [key, makeEmpty(inner)]),
      );
    case 'variants': {
      const [first] = field.variants;
      return first ? { ...(makeEmpty(first.field) as object), [field.by]: first.value } : {};
    }
    case 'list':
      return Array.from({ length: field.min }, () => makeEmpty(field.item));
    case 'record':
      return {};
    case 'pair':
      return [0, 0];
    case 'switch':
      return field.fallback === true;
    case 'number':
      return field.min ?? 0;
    case 'day':
      return today();
    case 'tone':
      return 'pink';
    case 'choice':
      return field.options[0] ?? '';
    case 'pageLink':
      return '/';
    default:
      return '';
  }
}

/** A number or a name that only has to differ from those of the others: the studio gives one to each new thing. */
export const isGiven = (key: string, field: Field): boolean =>
  !field.isOptional && (field.kind === 'identifier' || (field.kind === 'number' && (key === 'id' || key === 'order')));

/** Whether something that must be said is still empty. */
export function isIncomplete(field: Field, value: PlainValue | undefined): boolean {
  if (value === undefined || value === null) return !field.isOptional;
  if (field.kind === 'group') {
    const group = value as { [key: string]: PlainValue };
    return field.keys.some(({ key, field: inner }) => isIncomplete(inner, group[key]));
  }
  if (field.kind === 'variants') {
    const group = value as { [key: string]: PlainValue };
    const variant = field.variants.find((known) => known.value === group[field.by]);
    return !variant || isIncomplete(variant.field, value);
  }
  if (field.kind === 'list') return Array.isArray(value) && value.some((item) => isIncomplete(field.item, item));
  return value === '' && storeText(field, '') === '' && !(field.kind === 'webAddress' && field.others.includes(''));
}
