import type { Change } from '#studio/protocol/change.ts';
import type { Fields } from '#studio/protocol/field.ts';
import type { Source } from '#studio/protocol/preview.ts';
import type { SiteState } from '#studio/protocol/site-state.ts';
import { listValues } from './list-values.ts';
import { isSamePath } from './value-at.ts';

export type NamedText = Source & {
  text: string;
  /** It is what somebody is called, maybe another of the same name. */
  isPerson: boolean;
};

const texts = new Set(['line', 'text', 'richText']);

/** The name as a word of its own: not in a longer word, an address or a handle. */
const wordOf = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}/@#_.])${name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}/@_])`, 'gu');

/** Where the old name still stands, apart from where it was changed. */
export function listTextsWith(site: SiteState, fields: Fields, name: string, changed: Source): NamedText[] {
  if (name.trim().length < 2) return [];
  return listValues(site, fields).flatMap(({ file, path, field, value }) =>
    typeof value === 'string' &&
    texts.has(field.kind) &&
    !(file === changed.file && isSamePath(path, changed.path)) &&
    wordOf(name).test(value)
      ? [{ file, path, text: value, isPerson: field.isPerson === true }]
      : [],
  );
}

/** The same texts with the new name. */
export const renameIn = (found: readonly NamedText[], name: string, next: string): Change[] =>
  found.map(({ file, path, text }) => ({ do: 'set', file, path, value: text.replaceAll(wordOf(name), () => next) }));

/** The few words around the name, for a list. */
export function quoteAround(text: string, name: string, room = 28): [before: string, after: string] {
  const [match] = text.matchAll(wordOf(name));
  const at = match?.index ?? 0;
  const before = text.slice(0, at).replaceAll(/\s+/g, ' ');
  const after = text.slice(at + name.length).replaceAll(/\s+/g, ' ');
  return [
    before.length > room ? `…${before.slice(-room)}` : before,
    after.length > room ? `${after.slice(0, room)}…` : after,
  ];
}
