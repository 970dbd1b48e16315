import { collections } from '#model/content-schema.ts';
import { forgetSteps } from '#studio/api/bin/bin-notes.ts';
import { type DiskEdit, decodeExactly, editText, invertEdits, makeEdit } from '#studio/api/journal/edit.ts';
import type { KeptStep, ValueChange } from '#studio/api/journal/journal.ts';
import type { Site } from '#studio/api/site/open-site.ts';
import type { KeyPath, Step } from '#studio/protocol/site-state.ts';
import { toStep } from './history.ts';

export type NewStep = {
  label: string;
  file: string;
  path: KeyPath;
  key?: string | undefined;
  edits: DiskEdit[];
  values: ValueChange[];
};

/** A pause of this length ends a step. */
const pauseMs = 2000;

/**
 * Does what a step says, on the disk and in the history, and reads the site again. A step with the key of the last one, soon
 * after it, adds to that one. Rejects with the disk's error, and then nothing has changed.
 */
export async function takeStep(site: Site, step: NewStep): Promise<{ revision: number; step: Step }> {
  const kept = await record(site, step);
  const revision = await site.refreshAfter(listChangedFiles(site, step.edits));
  return { revision, step: toStep(kept) };
}

async function record(site: Site, step: NewStep): Promise<KeptStep> {
  const time = site.now();
  const last = site.journal.steps.at(-1);
  const joined = last && joinSteps(site, last, step, time);
  if (joined) {
    await site.journal.record({ do: 'join', step: joined, edits: step.edits });
    return joined;
  }
  const kept: KeptStep = { ...step, id: site.newId(), time, endedAt: time };
  const undone = site.journal.steps.filter(({ isUndone }) => isUndone).map(({ id }) => id);
  await site.journal.record({ do: 'step', step: kept });
  await forgetSteps(site, undone);
  return kept;
}

/** Both as one; undefined if they are two. Without edits if the second takes the first back. */
function joinSteps(site: Site, last: KeptStep, next: NewStep, time: number): KeptStep | undefined {
  const isNear = last.key !== undefined && last.key === next.key && time - last.endedAt <= pauseMs;
  if (!isNear || last.isUndone) return undefined;
  const edits = joinEdits(site, last.edits, next.edits);
  return edits && { ...last, endedAt: time, label: next.label, edits, values: [...last.values, ...next.values] };
}

function joinEdits(site: Site, first: readonly DiskEdit[], second: readonly DiskEdit[]): DiskEdit[] | undefined {
  const [[one, ...others], [two, ...more]] = [first, second];
  if (!one || !two || 'move' in one || 'move' in two || others.length + more.length > 0) return undefined;
  if (one.file !== two.file || one.to !== two.from) return undefined;
  const bytes = site.pages.files.get(toContentFile(site, one.file))?.bytes;
  const between = bytes && decodeExactly(bytes);
  const [back] = invertEdits([one]);
  if (between === undefined || !back || 'move' in back) return undefined;
  const joined = makeEdit(one.file, editText(between, back), editText(between, two));
  return joined.from === joined.to ? [] : [joined];
}

/** The content files, by their paths below content/, whose texts the edits change. */
export const listChangedFiles = (site: Site, edits: readonly DiskEdit[]): string[] =>
  edits.flatMap((edit) =>
    'move' in edit
      ? [edit.move, edit.to].flatMap((path) => listBelow(site, toContentFile(site, path)))
      : [toContentFile(site, edit.file)],
  );

/** A path's own content files, known or about to be: a character's folder has one. */
const listBelow = (site: Site, path: string): string[] => [
  path,
  ...Object.values(collections).map(({ file }) => `${path}/${file}`),
  ...[...site.pages.files.keys()].filter((file) => file.startsWith(`${path}/`)),
];

/** Below content/, of a path below the site's folder. */
export const toContentFile = (site: Site, path: string): string =>
  path.startsWith(`${site.contentPath}/`) ? path.slice(site.contentPath.length + 1) : path;
