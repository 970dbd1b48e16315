import type { Field, Fields, PlainValue } from '#studio/protocol/field.ts';
import type { PreviewValue } from '#studio/protocol/preview.ts';
import type { FileState, KeyPath } from '#studio/protocol/site-state.ts';

/** All values that a page may show as words or pictures, with those that count as long as an owner writes none. */
export function listPreviewValues(files: readonly FileState[], fields: Fields): PreviewValue[] {
  return files
    .filter(({ state }) => state === 'there' || state === 'broken' || state === 'missing')
    .flatMap(({ file, name, data }) => listOf(fields[name], data, { file, path: [] }))
    .map(({ shownOn, ...value }) => {
      const file = shownOn && files.find(({ name }) => name === shownOn)?.file;
      return file ? { ...value, shownOn: file } : value;
    });
}

type Place = { file: string; path: KeyPath };

function listOf(field: Field | undefined, written: PlainValue | undefined, place: Place): PreviewValue[] {
  const value = written ?? field?.fallback;
  if (!field || value === undefined || value === null) return [];
  const at = (key: string | number): Place => ({ file: place.file, path: [...place.path, key] });
  const { shownOn } = field;
  switch (field.kind) {
    case 'group':
      return isGroup(value) ? field.keys.flatMap(({ key, field }) => listOf(field, value[key], at(key))) : [];
    case 'record':
      return isGroup(value) ? Object.entries(value).flatMap(([key, item]) => listOf(field.item, item, at(key))) : [];
    case 'list':
      return Array.isArray(value) ? value.flatMap((item, index) => listOf(field.item, item, at(index))) : [];
    case 'variants': {
      const chosen = isGroup(value) ? value[field.by] : undefined;
      return listOf(field.variants.find((variant) => variant.value === chosen)?.field, value, place);
    }
    case 'line':
    case 'text':
    case 'richText':
    case 'day':
      return [{ source: place, kind: field.kind, text: String(value), ...(shownOn && { shownOn }) }];
    case 'picture':
    case 'publicFile':
      return [{ source: place, kind: 'picture', text: String(value) }];
    case 'email':
    case 'webAddress':
    case 'pageLink':
    case 'identifier':
      return [{ source: place, kind: 'other', text: String(value) }];
    default:
      return [];
  }
}

const isGroup = (value: PlainValue): value is { [key: string]: PlainValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
