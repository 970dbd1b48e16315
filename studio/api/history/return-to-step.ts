import { explainError, refuse } from '#studio/api/files/refusal.ts';
import {
  ChangedMeanwhile,
  type DiskEdit,
  decodeExactly,
  editText,
  hashOf,
  invertEdits,
  makeEdit,
  type TextEdit,
} from '#studio/api/journal/edit.ts';
import type { KeptStep } from '#studio/api/journal/journal.ts';
import type { Site } from '#studio/api/site/open-site.ts';
import type { ChangeAnswer } from '#studio/protocol/change.ts';
import { takeStep, toContentFile } from './take-step.ts';
import { type MergeConflict, mergeValues, toggleInTurn, turnValues } from './undo.ts';

/** POST history/return: what the site was after a step. One step itself, which can be taken back. */
export function returnToStep(site: Site, { step: id }: { step: string }): Promise<ChangeAnswer> {
  return site.inTurn(async () => {
    try {
      await site.refresh();
      const { steps } = site.journal;
      const target = steps.find((step) => step.id === id);
      if (!target) return refuse('gone', 'Nothing was changed: this is too long ago.');
      if (target.isUndone) return await redoUpTo(site, id);
      const later = steps.slice(steps.indexOf(target) + 1).filter(({ isUndone }) => !isUndone);
      if (later.length === 0) return refuse('nothing', 'This is how the site is now.');
      return await goBack(site, target, later.reverse());
    } catch (error) {
      if (error instanceof ChangedMeanwhile) {
        return refuse(
          'unwritable',
          'Nothing was changed: something of it was changed elsewhere meanwhile. Undo goes back one by one.',
        );
      }
      return explainError(error);
    }
  });
}

async function redoUpTo(site: Site, id: string): Promise<ChangeAnswer> {
  for (;;) {
    const answer = await toggleInTurn(site, 'redo');
    const isDone = site.journal.steps.find((step) => step.id === id)?.isUndone !== true;
    if (isDone || answer.outcome !== 'saved') return answer;
  }
}

/** `later` are the steps to take back, newest first. */
async function goBack(site: Site, target: KeptStep, later: readonly KeptStep[]): Promise<ChangeAnswer> {
  const values = later.flatMap((step) => turnValues(step.values));
  const exact = later.flatMap(({ edits }) => invertEdits(edits));
  const hasMoves = exact.some((edit) => 'move' in edit);
  const edits = hasMoves ? exact : joinByFile(site, exact, values);
  if ('conflict' in edits) {
    const { file, path, theirs } = edits.conflict;
    return { outcome: 'conflict', file, path, theirs };
  }
  const { file, path, label } = target;
  const taken = await takeStep(site, { label: `going back to “${label}”`, file, path, edits, values });
  return { outcome: 'saved', ...taken };
}

/** One edit for each file: exactly what was there, or, where something else was changed meanwhile, what the values were. */
function joinByFile(
  site: Site,
  edits: readonly DiskEdit[],
  values: KeptStep['values'],
): DiskEdit[] | { conflict: MergeConflict } {
  const joined: DiskEdit[] = [];
  const texts = edits.filter((edit): edit is TextEdit => !('move' in edit));
  for (const [name, chain] of Map.groupBy(texts, ({ file }) => file)) {
    const file = toContentFile(site, name);
    const bytes = site.pages.files.get(file)?.bytes;
    const text = bytes && decodeExactly(bytes);
    const isWhole = chain.every((edit, index) => edit.from === (index === 0 ? hashOf(bytes) : chain[index - 1]?.to));
    if (isWhole) {
      joined.push(makeEdit(name, text, chain.reduce<string | undefined>(editText, text)));
      continue;
    }
    const merged = mergeValues(
      site,
      file,
      values.filter((one) => one.file === file),
    );
    if ('conflict' in merged) return merged;
    joined.push(merged);
  }
  return joined;
}
