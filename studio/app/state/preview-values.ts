import type { Field, Fields, PlainValue } from '#studio/protocol/field.ts';
import type { PreviewValue, Source } from '#studio/protocol/preview.ts';
import type { SiteState } from '#studio/protocol/site-state.ts';
import { isRecord } from './value-at.ts';

/** Markdown without its signs, as a page shows it. */
const plainText = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/^[ \t]*(?:[-*]|\d+\.)[ \t]+/gm, '')
    .replaceAll(/(\*\*|__)(.+?)\1/gs, '$2')
    .replaceAll(/(\*|_)(\S.*?)\1/gs, '$2')
    .replaceAll(/`([^`]+)`/g, '$1');

function kindOf(field: Field): PreviewValue['kind'] {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'richText':
    case 'day':
      return field.kind;
    case 'picture':
    case 'sharePicture':
    case 'publicFile':
      return 'picture';
    default:
      return 'other';
  }
}

function list(field: Field | undefined, value: PlainValue | undefined, source: Source): PreviewValue[] {
  if (!field || value === undefined || value === null) return [];
  const below = (key: string | number): Source => ({ file: source.file, path: [...source.path, key] });
  if (field.kind === 'group')
    return isRecord(value) ? field.keys.flatMap(({ key, field: inner }) => list(inner, value[key], below(key))) : [];
  if (field.kind === 'variants') {
    const chosen = isRecord(value) ? value[field.by] : undefined;
    return list(field.variants.find((known) => known.value === chosen)?.field, value, source);
  }
  if (field.kind === 'list')
    return Array.isArray(value) ? value.flatMap((item, index) => list(field.item, item, below(index))) : [];
  if (field.kind === 'record')
    return isRecord(value) ? Object.entries(value).flatMap(([key, item]) => list(field.item, item, below(key))) : [];
  if (typeof value === 'object' || value === '' || typeof value === 'boolean') return [];
  const text = field.kind === 'richText' ? plainText(String(value)) : String(value);
  return [{ source, kind: kindOf(field), text }];
}

/** Every value that a page may show. */
export const listPreviewValues = (site: SiteState, fields: Fields): PreviewValue[] =>
  site.files
    .filter(({ state }) => state === 'there' || state === 'broken')
    .flatMap(({ file, name, data }) => list(fields[name], data, { file, path: [] }));
