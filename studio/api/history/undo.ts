import { valueAt } from '#content-reader/yaml/key-path.ts';
import { changeText } from '#studio/api/change/change-text.ts';
import { diffValues } from '#studio/api/change/diff-values.ts';
import { isSameValue } from '#studio/api/change/same-value.ts';
import { explainError, refuse } from '#studio/api/files/refusal.ts';
import { type DiskEdit, decodeExactly, hashOf, invertEdits, makeEdit } from '#studio/api/journal/edit.ts';
import type { KeptStep, ValueChange } from '#studio/api/journal/journal.ts';
import type { Site } from '#studio/api/site/open-site.ts';
import type { ChangeAnswer } from '#studio/protocol/change.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import { toStep } from './history.ts';
import { listChangedFiles } from './take-step.ts';

/** POST undo. */
export const undo = (site: Site): Promise<ChangeAnswer> => site.inTurn(() => toggleInTurn(site, 'undo'));

/** POST redo. */
export const redo = (site: Site): Promise<ChangeAnswer> => site.inTurn(() => toggleInTurn(site, 'redo'));

export async function toggleInTurn(site: Site, way: 'undo' | 'redo'): Promise<ChangeAnswer> {
  const { steps } = site.journal;
  const step = way === 'undo' ? steps.findLast((one) => !one.isUndone) : steps.find((one) => one.isUndone);
  if (!step) return refuse('nothing', `There is nothing to ${way}.`);
  try {
    await site.refresh();
    const edits = planWayBack(site, step, way);
    if ('conflict' in edits) return await giveUp(site, step, edits.conflict);
    await site.journal.record({ do: way, id: step.id, edits });
    const revision = await site.refreshAfter(listChangedFiles(site, edits));
    return { outcome: 'saved', revision, step: toStep(step) };
  } catch (error) {
    const refused = explainError(error);
    // What it moved is gone for good, or its place is taken: the steps around it can still be undone and done again.
    const isOver = refused.reason === 'gone' || refused.reason === 'taken';
    if (isOver) await site.journal.record({ do: 'forget', id: step.id }).catch(() => {});
    return refused;
  }
}

export type MergeConflict = {
  value: PlainValue | undefined;
  theirs: PlainValue | undefined;
  file: string;
  path: ValueChange['path'];
};

/**
 * Exactly what was there, where the files are as the step left them. In a file that was changed elsewhere meanwhile, only the
 * values of the step go back, as long as they are as the step left them.
 */
function planWayBack(site: Site, step: KeptStep, way: 'undo' | 'redo'): DiskEdit[] | { conflict: MergeConflict } {
  const exact = invertEdits(step.edits);
  const planned: DiskEdit[] = [];
  for (const edit of exact) {
    if ('move' in edit) {
      planned.push(edit);
      continue;
    }
    const file = edit.file.slice(site.contentPath.length + 1);
    const found = site.pages.files.get(file);
    if (hashOf(found?.bytes) === edit.from) {
      planned.push(edit);
      continue;
    }
    const values = step.values.filter((one) => one.file === file);
    const merged = mergeValues(site, file, way === 'undo' ? turnValues(values) : values);
    if ('conflict' in merged) return merged;
    planned.push(merged);
  }
  return planned;
}

/** What takes the changes back, in order. */
export const turnValues = (values: readonly ValueChange[]): ValueChange[] => values.map(turn).reverse();

const turn = ({ before, after, ...place }: ValueChange): ValueChange => ({ ...place, before: after, after: before });

export function mergeValues(
  site: Site,
  file: string,
  values: readonly ValueChange[],
): DiskEdit | { conflict: MergeConflict } {
  const found = site.pages.files.get(file);
  const text = found?.bytes && decodeExactly(found.bytes);
  let state = { text: text ?? '', data: found?.data ?? null };
  for (const { path, before, after } of values) {
    const theirs = valueAt(state.data, path) as PlainValue | undefined;
    // Somebody has put it back already.
    if (found && text !== undefined && isSameValue(theirs, after)) continue;
    if (!found || text === undefined || !isSameValue(theirs, before)) {
      return { conflict: { value: after, theirs, file, path } };
    }
    for (const change of diffValues(theirs, after, path)) {
      state = changeText(state, change, { file, definition: found.page.definition });
    }
  }
  return makeEdit(`${site.contentPath}/${file}`, text, state.text);
}

/** The step leaves the history, so that those before it can still be taken back; what it would have written is a draft. */
async function giveUp(site: Site, step: KeptStep, { value, theirs, file, path }: MergeConflict): Promise<ChangeAnswer> {
  if (value !== undefined) {
    const draft = { file, path, value, why: 'conflict' as const, problems: [], label: step.label };
    await site.drafts.keep(theirs === undefined ? draft : { ...draft, theirs });
  }
  await site.journal.record({ do: 'forget', id: step.id });
  await site.refreshAfter([file]);
  return { outcome: 'conflict', file, path, theirs };
}
