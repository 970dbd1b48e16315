import { EditError } from '#content-reader/write/edit-error.ts';
import { withChanged, withoutValue } from '#content-reader/write/plain-value.ts';
import { valueAt } from '#content-reader/yaml/key-path.ts';
import type { KeptDraft } from '#studio/api/drafts/draft-store.ts';
import { type DiskEdit, decodeExactly, makeEdit } from '#studio/api/journal/edit.ts';
import type { ValueChange } from '#studio/api/journal/journal.ts';
import type { SitePageFile, SitePages } from '#studio/api/site/site-pages.ts';
import type { Change } from '#studio/protocol/change.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import { changeText, resultOf, type TextState, targetOf } from './change-text.ts';
import type { SingleChange } from './diff-values.ts';
import { shiftPath } from './shift-path.ts';

export type PlacedChange = {
  file: string;
  change: Change;
  /** What it changes is only in this draft: all of it is tried again. */
  draft?: KeptDraft | undefined;
};

export type Plan = {
  /** By file, below content/. `before` is undefined for a file that is not there. */
  texts: Map<string, { before: string | undefined; state: TextState }>;
  /** With paths at their moment. */
  changes: { file: string; change: SingleChange }[];
  values: ValueChange[];
};

/** What the files would say. Throws an `EditError` for a change that cannot be made. */
export function planChanges({ files }: SitePages, placed: readonly PlacedChange[]): Plan {
  const plan: Plan = { texts: new Map(), changes: [], values: [] };
  for (const [index, one] of placed.entries()) {
    const { file } = one;
    const earlier = plan.changes.filter((other) => other.file === file).map((other) => other.change);
    const change = placeAfter(intoDraft(one, placed.slice(0, index)), earlier);
    const found = files.get(file);
    if (!change || !found) continue;
    const known = plan.texts.get(file) ?? startOf(found);
    const { values, ...state } = changeText(known.state, change, { file, definition: found.page.definition });
    plan.texts.set(file, { ...known, state });
    plan.changes.push({ file, change });
    plan.values.push(...values);
  }
  return plan;
}

export const listEdits = ({ texts }: Plan, contentPath: string): DiskEdit[] =>
  [...texts]
    .filter(([, { before, state }]) => before !== state.text)
    .map(([file, { before, state }]) => makeEdit(`${contentPath}/${file}`, before, state.text));

function startOf({ bytes, data }: SitePageFile): { before: string | undefined; state: TextState } {
  if (bytes === undefined) return { before: undefined, state: { text: '', data } };
  const text = decodeExactly(bytes);
  if (text === undefined) throw new EditError('is in a file that is not saved as UTF-8: mend that first');
  return { before: text, state: { text, data } };
}

/** A change within a draft is one of the whole draft. */
function intoDraft({ file, change, draft }: PlacedChange, earlier: readonly PlacedChange[]): Change {
  if (!draft) return change;
  const all = [...earlier.filter((one) => one.draft === draft), { change }];
  const value = all.reduce<PlainValue>(
    (data, { change: one }) => changeWithin(data, { ...one, path: one.path.slice(draft.path.length) }),
    draft.value,
  );
  return { do: 'set', file, path: draft.path, value };
}

/** What a value is after a change of something in it. */
function changeWithin(data: PlainValue, change: SingleChange): PlainValue {
  const path = targetOf(change);
  const after = resultOf(change, valueAt(data, path) as PlainValue | undefined);
  return (after === undefined ? withoutValue(data, path) : withChanged(data, path, () => after)) as PlainValue;
}

/** A request's change with the path that it has after those before it; undefined if one of these has removed its value. */
function placeAfter(
  { file: _, ...change }: Change & { file: string },
  earlier: readonly SingleChange[],
): SingleChange | undefined {
  const shift = (path: SingleChange['path']) =>
    earlier.reduce<SingleChange['path'] | undefined>((shifted, one) => shifted && shiftPath(shifted, one), path);
  const path = shift(change.path);
  if (!path) return undefined;
  const indexOf = (index: number) => Number(shift([...change.path, index])?.at(-1) ?? index);
  switch (change.do) {
    case 'insert':
      return { ...change, path, index: indexOf(change.index) };
    case 'move':
      return { ...change, path, from: indexOf(change.from), to: indexOf(change.to) };
    default:
      return { ...change, path };
  }
}
