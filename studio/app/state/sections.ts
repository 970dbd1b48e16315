import { labelOf } from '#studio/app/form/label.ts';
import { say } from '#studio/app/say.ts';
import type { Field, Fields, PlainValue } from '#studio/protocol/field.ts';
import type { Source } from '#studio/protocol/preview.ts';
import type { FileState, KeyPath, SitePage, SiteState } from '#studio/protocol/site-state.ts';
import { isRecord, valueAt } from './value-at.ts';

/** A part of a file that a panel shows: the whole file, one of its groups or lists, or all of its single values. */
export type Section = { file: string; path: KeyPath; title: string; field: Field };

const compound = new Set<Field['kind']>(['group', 'list', 'variants', 'record']);

export const findFile = (site: SiteState, file: string): FileState | undefined =>
  site.files.find((known) => known.file === file);

export function fieldOfFile(site: SiteState, fields: Fields, file: string): Field | undefined {
  const known = findFile(site, file);
  return known && fields[known.name];
}

/** The field of a value, and the variants on the way as the value has them. */
export function fieldAt(field: Field | undefined, path: KeyPath, data: PlainValue | undefined): Field | undefined {
  const [key, ...rest] = path;
  if (!field || key === undefined) return field;
  const inner = valueAt(data, [key]);
  switch (field.kind) {
    case 'group':
      return fieldAt(field.keys.find((known) => known.key === key)?.field, rest, inner);
    case 'list':
    case 'record':
      return fieldAt(field.item, rest, inner);
    case 'variants': {
      const chosen = isRecord(data) ? data[field.by] : undefined;
      return fieldAt(field.variants.find(({ value }) => value === chosen)?.field, path, data);
    }
    default:
      return undefined;
  }
}

/** What the owner calls it: a group's own title, else the key's name. */
function titleOf(name: string, path: KeyPath, value: PlainValue | undefined): string {
  const own = isRecord(value) ? value.title : undefined;
  return typeof own === 'string' && own !== '' && path.at(-1) !== 'header' ? own : labelOf([name, ...path]);
}

/** The parts of a file in the schema's order. */
export function listSections(site: SiteState, fields: Fields, file: string): Section[] {
  const field = fieldOfFile(site, fields, file);
  const state = findFile(site, file);
  if (!field || !state) return [];
  if (field.kind !== 'group') return [{ file, path: [], title: titleOfFile(site, file), field }];
  const single = field.keys.filter(({ field: inner }) => !compound.has(inner.kind));
  const first: Section[] =
    single.length === 0 ? [] : [{ file, path: [], title: say('panel.single'), field: { ...field, keys: single } }];
  const others = field.keys
    .filter(({ field: inner }) => compound.has(inner.kind))
    .map(({ key, field: inner }) => ({
      file,
      path: [key],
      title: titleOf(state.name, [key], valueAt(state.data, [key])),
      field: inner,
    }));
  return [...first, ...others];
}

/** The part that has this value. */
export function findSection(site: SiteState, fields: Fields, file: string, path: KeyPath): Section | undefined {
  const sections = listSections(site, fields, file);
  return (
    sections.find((section) => section.path.length > 0 && section.path[0] === path[0]) ??
    sections.find((section) => section.path.length === 0)
  );
}

/** Two pages are not called what their titles say. */
export function titleOfPage({ address, title }: Pick<SitePage, 'address' | 'title'>): string {
  if (address === '/') return say('pages.home');
  return address === '/404' ? say('pages.lost') : title;
}

/** What a file is called: its page's title, else a name from words.yaml. */
export function titleOfFile(site: SiteState, file: string): string {
  const page = site.pages.find((known) => known.file === file);
  if (page) return titleOfPage(page);
  const state = findFile(site, file);
  return state ? labelOf([state.name]) : file;
}

/** "Quick Intro: your words", as an outline says it. */
export function nameSource(site: SiteState, fields: Fields, file: string, path: KeyPath): string {
  const section = findSection(site, fields, file, path);
  const key = labelOf([findFile(site, file)?.name ?? file, ...path]);
  const title = section && section.path.length > 0 ? section.title : titleOfFile(site, file);
  if (path.length === 0 || key === '' || key === title || path.length === section?.path.length) return title;
  return say('panel.partOf', { title, part: key.charAt(0).toLowerCase() + key.slice(1) });
}

const isText = ({ kind }: Field) => kind === 'line' || kind === 'richText';

/** What a page shows of a part: its first text; of a list, that of the first one in it. */
export function findFirstText(site: SiteState, fields: Fields, file: string, path: KeyPath): Source | undefined {
  const whole = fieldOfFile(site, fields, file);
  const data = findFile(site, file)?.data;
  const field = fieldAt(whole, path, data);
  if (field?.kind === 'list') {
    const items = valueAt(data, path);
    if (!Array.isArray(items) || items.length === 0) return { file, path };
    if (field.item.kind === 'group') {
      const key = field.item.keys.find(({ field: inner }) => isText(inner))?.key;
      return { file, path: [...path, 0, ...(key === undefined ? [] : [key])] };
    }
    // A box that shows one of them at a time is found by its heading.
    const isOfPage = site.pages.some((page) => page.file === file);
    const hasHeading = whole?.kind === 'group' && whole.keys.some(({ key }) => key === 'title');
    return { file, path: !isOfPage && hasHeading ? ['title'] : [...path, 0] };
  }
  if (path.length === 0) return undefined;
  if (field?.kind !== 'group') return { file, path };
  const first = field.keys.find(({ field: inner }) => isText(inner));
  return first && { file, path: [...path, first.key] };
}
