import type { Edit, Place } from '#studio/app/saving/edit.ts';
import type { ChangeAnswer } from '#studio/protocol/change.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { Draft, SiteState } from '#studio/protocol/site-state.ts';
import { isSamePath, startsWithPath, valueAt, withValueAt } from './value-at.ts';

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.file === other.file && isSamePath(one.path, other.path);

/** With the values that belong inside of it. */
export const withParts = (
  value: PlainValue | undefined,
  { file, path }: Place,
  parts: (Place & { value: PlainValue | undefined })[],
): PlainValue | undefined =>
  parts
    .filter((part) => part.file === file && part.path.length > path.length && startsWithPath(part.path, path))
    .reduce<PlainValue | undefined>(
      (whole, part) => withValueAt(whole, part.path.slice(path.length), part.value),
      value,
    );

/** What the studio has kept there, or around it, or inside of it; else what the file says. */
export function readKept(site: SiteState | undefined, place: Place): PlainValue | undefined {
  const { file, path } = place;
  const drafts = site?.drafts ?? [];
  const around = drafts.find((draft) => draft.file === file && startsWithPath(path, draft.path));
  if (around) return valueAt(around.value, path.slice(around.path.length));
  const data = site?.files.find((known) => known.file === file)?.data;
  return withParts(valueAt(data, path), place, drafts);
}

/** The site with another value in one of its files. */
export const withSiteValue = (site: SiteState, { file, path }: Place, value: PlainValue | undefined): SiteState => ({
  ...site,
  files: site.files.map((known) =>
    known.file === file ? { ...known, data: withValueAt(known.data, path, value) } : known,
  ),
});

/** What the studio keeps of an edit that is not in its file. */
export function draftOf(
  { file, path, value = null }: Edit,
  answer: Extract<ChangeAnswer, { outcome: 'kept' | 'conflict' }>,
): Draft {
  if (answer.outcome === 'kept') return { file, path, value, why: 'mistake' };
  const { theirs } = answer;
  return { file, path, value, why: 'conflict', ...(theirs !== undefined && { theirs }) };
}
