import { basename } from 'node:path';
import { EditError } from '#content-reader/write/edit-error.ts';
import { changeText } from '#studio/api/change/change-text.ts';
import { refuse } from '#studio/api/files/refusal.ts';
import { takeStep } from '#studio/api/history/take-step.ts';
import { type DiskEdit, decodeExactly, makeEdit } from '#studio/api/journal/edit.ts';
import type { ValueChange } from '#studio/api/journal/journal.ts';
import { describeTitle } from '#studio/api/site/describe-site.ts';
import type { Site } from '#studio/api/site/open-site.ts';
import type { Unsaved } from '#studio/api/site/site-pages.ts';
import { findNewProblems, toSiteProblem } from '#studio/api/site/site-problems.ts';
import type { ChangeAnswer } from '#studio/protocol/change.ts';
import { listFiles } from './list-files.ts';
import type { FileChange } from './references.ts';

export type WholeChange = {
  label: string;
  /** Where it happens, below content/. */
  file: string;
  /** Of files and folders, below the site's folder. */
  moves: { move: string; to: string }[];
  /** Of texts, each after the one before it. */
  changes: FileChange[];
  /** Text of a new file, by its path below content/. */
  created?: { file: string; text: string };
};

/** A whole page or thing comes or goes, with its links. One step of undo. Refused if it would break the site. */
export async function takeWhole(site: Site, whole: WholeChange): Promise<ChangeAnswer> {
  const { texts, values } = planTexts(site, whole.changes);
  const unsaved: Map<string, Unsaved extends ReadonlyMap<string, infer V> ? V : never> = new Map(
    [...texts].map(([file, { after }]) => [file, after]),
  );
  for (const { move, to } of whole.moves) {
    const [from, target] = [belowContent(site, move), belowContent(site, to)];
    if (from !== undefined) unsaved.set(from, null);
    if (target !== undefined) {
      for (const { path, absolutePath } of await listFiles(site, move)) unsaved.set(target + path, { absolutePath });
    }
  }
  if (whole.created) unsaved.set(whole.created.file, whole.created.text);
  const problems = findNewProblems(site.pages.problems, await site.reader.tryOut(site.pages, unsaved));
  const own = problems.map((problem) => toSiteProblem(problem, basename(site.content)));
  const elsewhere = own.find(({ file }) => file !== whole.file);
  if (elsewhere) {
    const place = describeTitle(site, elsewhere.file);
    const isLink = elsewhere.sentence.startsWith('there is no page at');
    const why = isLink
      ? `Words on “${place}” lead there. Take that link away first, then this can go.`
      : `“${place}” would not be right any more: ${elsewhere.sentence}.`;
    const { file, path } = elsewhere;
    return { ...refuse('linked', `Nothing was changed. ${why}`), place: { file, path } };
  }
  if (own.length > 0) return { outcome: 'kept', problems: own };
  const edits: DiskEdit[] = [
    ...whole.moves,
    ...(whole.created ? [makeEdit(`${site.contentPath}/${whole.created.file}`, undefined, whole.created.text)] : []),
    ...[...texts].map(([file, { before, after }]) => makeEdit(`${site.contentPath}/${file}`, before, after)),
  ];
  return {
    outcome: 'saved',
    ...(await takeStep(site, { label: whole.label, file: whole.file, path: [], edits, values })),
  };
}

function planTexts(site: Site, changes: readonly FileChange[]) {
  const states = new Map<string, { before: string; state: { text: string; data: ValueChange['before'] & {} } }>();
  const values: ValueChange[] = [];
  for (const { file, change } of changes) {
    const found = site.pages.files.get(file);
    const before = found?.bytes && decodeExactly(found.bytes);
    if (!found || before === undefined) throw new EditError('is in a file that cannot be read');
    const known = states.get(file) ?? { before, state: { text: before, data: found.data as never } };
    const { values: made, ...state } = changeText(known.state, change, { file, definition: found.page.definition });
    states.set(file, { before, state: state as never });
    values.push(...made);
  }
  const texts = new Map([...states].map(([file, { before, state }]) => [file, { before, after: state.text }]));
  return { texts, values };
}

const belowContent = (site: Site, path: string): string | undefined =>
  path.startsWith(`${site.contentPath}/`) ? path.slice(site.contentPath.length + 1) : undefined;
