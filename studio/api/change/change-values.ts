import { basename } from 'node:path';
import { valueAt } from '#content-reader/yaml/key-path.ts';
import { keepListItem } from '#studio/api/bin/bin-notes.ts';
import type { KeptDraft } from '#studio/api/drafts/draft-store.ts';
import { explainError, refuse } from '#studio/api/files/refusal.ts';
import { takeStep } from '#studio/api/history/take-step.ts';
import { ChangedMeanwhile } from '#studio/api/journal/edit.ts';
import type { Site } from '#studio/api/site/open-site.ts';
import { findNewProblems, toSiteProblem } from '#studio/api/site/site-problems.ts';
import type { Change, ChangeAnswer, ChangeRequest } from '#studio/protocol/change.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { SiteProblem } from '#studio/protocol/site-state.ts';
import { resultOf, targetOf } from './change-text.ts';
import { listEdits, type PlacedChange, type Plan, planChanges } from './plan-changes.ts';
import { isSameValue } from './same-value.ts';
import { startsWith } from './shift-path.ts';

/** POST change. */
export const changeValues = (site: Site, request: ChangeRequest): Promise<ChangeAnswer> =>
  site.inTurn(() => changeInTurn(site, request));

/** The same for whoever has its turn already. */
export async function changeInTurn(site: Site, request: ChangeRequest, tries = 3): Promise<ChangeAnswer> {
  try {
    await site.refresh();
    const placed: PlacedChange[] = [];
    for (const [index, change] of request.changes.entries()) {
      const one = placeChange(site, change, request.before[index] ?? undefined);
      if (!('outcome' in one)) {
        placed.push(one);
        continue;
      }
      if (one.outcome === 'conflict')
        await keepConflict(site, change, { before: request.before[index], request, stop: one });
      return one;
    }
    const plan = planChanges(site.pages, placed);
    const problems = await findProblems(site, plan);
    if (problems.length === 0) return await save(site, request, plan);
    await keepMistakes(site, plan, { problems, label: request.label });
    return { outcome: 'kept', problems };
  } catch (error) {
    // Written by somebody else between reading and saving: compared again.
    if (error instanceof ChangedMeanwhile) {
      return tries > 1 ? changeInTurn(site, request, tries - 1) : refuse('unwritable', tooBusy);
    }
    return explainError(error);
  }
}

const tooBusy =
  'Your words are still here, and the site is as it was. Another program writes there just now: try again in a moment.';

type Stop = Extract<ChangeAnswer, { outcome: 'conflict' | 'refused' }>;

/** Compares what the editor believes with what is there. */
function placeChange(site: Site, change: Change, before: PlainValue | undefined): PlacedChange | Stop {
  const { file } = change;
  const found = site.pages.files.get(file);
  if (!found) return refuse('gone', 'Your words are still here. What they belong to is not there any more.');
  if (found.state === 'leftOut') return refuse('gone', 'Your words are still here. This page is left out now.');
  const isBelieved = (value: unknown) => isSameValue(value, before);
  const draft = site.drafts.around(file, targetOf(change));
  if (draft?.why === 'mistake') {
    const isUntouched = isSameValue(valueAt(found.data, draft.path), draft.base);
    const inDraft = valueAt(draft.value, change.path.slice(draft.path.length));
    const isWhole = change.do === 'set' && change.path.length === draft.path.length;
    if (isUntouched && (isBelieved(inDraft) || (isWhole && isBelieved(draft.base)))) return { file, change, draft };
  }
  const theirs = valueAt(found.data, change.path) as PlainValue | undefined;
  // Both have written the same.
  const isAgreed = change.do === 'set' && isSameValue(theirs, change.value);
  return isBelieved(theirs) || isAgreed ? { file, change } : { outcome: 'conflict', file, path: change.path, theirs };
}

/** The problems that there are only with the changes, and those of what they set. */
async function findProblems(site: Site, { texts, changes }: Plan): Promise<SiteProblem[]> {
  const unsaved = new Map([...texts].map(([file, { state }]) => [file, state.text]));
  const after = await site.reader.tryOut(site.pages, unsaved);
  const fresh = findNewProblems(site.pages.problems, after);
  const folderName = basename(site.content);
  return after
    .filter((problem) => fresh.includes(problem) || isOfChange(toSiteProblem(problem, folderName)))
    .map((problem) => toSiteProblem(problem, folderName));

  function isOfChange({ file, path }: SiteProblem): boolean {
    return changes.some((one) => one.file === file && one.change.do === 'set' && startsWith(path, one.change.path));
  }
}

async function save(site: Site, request: ChangeRequest, plan: Plan): Promise<ChangeAnswer> {
  const [first] = plan.changes;
  const edits = listEdits(plan, site.contentPath);
  const removed = plan.changes.flatMap(({ file, change }) => {
    const value = change.do === 'remove' ? valueAt(site.pages.files.get(file)?.data, change.path) : undefined;
    return typeof change.path.at(-1) === 'number' && value !== undefined ? [{ file, path: change.path, value }] : [];
  });
  const { label, stepKey: key } = request;
  const path = first && (first.change.do === 'insert' ? [...first.change.path, first.change.index] : first.change.path);
  const taken =
    first && path && edits.length > 0
      ? await takeStep(site, { label, file: first.file, path, key, edits, values: plan.values })
      : undefined;
  const hadDrafts = site.drafts.list().length;
  for (const { file, change } of plan.changes) {
    if (change.do === 'set') await site.drafts.drop(file, change.path);
    else await site.drafts.follow(file, change);
  }
  if (taken) {
    for (const item of removed)
      await keepListItem(site, { ...item, value: item.value as PlainValue, step: taken.step.id });
  }
  const haveDraftsChanged = site.drafts.list().length < hadDrafts;
  const revision = haveDraftsChanged ? await site.refreshAfter(first ? [first.file] : []) : site.revision;
  return { outcome: 'saved', revision, ...(taken && { step: taken.step }) };
}

/** A key that cannot be left out has nothing to keep. */
async function keepMistakes(
  site: Site,
  { changes, texts }: Plan,
  { problems, label }: { problems: SiteProblem[]; label: string },
): Promise<void> {
  for (const { file, change } of changes) {
    const path = targetOf(change);
    const value = valueAt(texts.get(file)?.state.data, path) as PlainValue | undefined;
    if (value === undefined) continue;
    const base = valueAt(site.pages.files.get(file)?.data, path) as PlainValue | undefined;
    await site.drafts.keep({ file, path, value, why: 'mistake', problems, base, label });
  }
  await site.refreshAfter(changes.map(({ file }) => file));
}

type Conflict = {
  before: PlainValue | undefined;
  request: ChangeRequest;
  stop: Extract<ChangeAnswer, { outcome: 'conflict' }>;
};

async function keepConflict(site: Site, change: Change, { before, request, stop }: Conflict): Promise<void> {
  const { file } = change;
  const isRemoved = change.do === 'remove';
  const value = isRemoved ? undefined : resultOf(change, before ?? undefined);
  if (value === undefined) return;
  const { theirs } = stop;
  const draft: KeptDraft = { file, path: change.path, value, why: 'conflict', problems: [], label: request.label };
  await site.drafts.keep(theirs === undefined ? draft : { ...draft, theirs });
  await site.refreshAfter([file]);
}
