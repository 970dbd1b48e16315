import type { KeptStep } from '#studio/api/journal/journal.ts';
import type { Site } from '#studio/api/site/open-site.ts';
import type { History } from '#studio/protocol/change.ts';
import type { Step } from '#studio/protocol/site-state.ts';

export const toStep = ({ id, endedAt, label, file, path }: KeptStep): Step => ({
  id,
  time: endedAt,
  label,
  file,
  path,
});

/** What undo and redo would do next. */
export function listSteps({ journal }: Site): { undo?: Step; redo?: Step } {
  const undo = journal.steps.findLast(({ isUndone }) => !isUndone);
  const redo = journal.steps.find(({ isUndone }) => isUndone);
  return { ...(undo && { undo: toStep(undo) }), ...(redo && { redo: toStep(redo) }) };
}

/** GET history. */
export function listHistory(site: Site): History {
  const { steps } = site.journal;
  return { steps: steps.toReversed().map(toStep), undone: steps.filter(({ isUndone }) => isUndone).length };
}
