import type { Desk } from '#studio/app/form/desk.ts';
import { say } from '#studio/app/say.ts';
import { nameSource } from '#studio/app/state/sections.ts';
import { useSite, useSnapshot, useStore } from '#studio/app/state/use-studio.ts';
import { isSamePath, startsWithPath } from '#studio/app/state/value-at.ts';
import type { Change } from '#studio/protocol/change.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { Source } from '#studio/protocol/preview.ts';
import type { KeyPath, SiteProblem } from '#studio/protocol/site-state.ts';

type Options = {
  file: string;
  picked: KeyPath | undefined;
  onEntered?: (source: Source, value: PlainValue | undefined) => void;
};

/** A form's values in a file of the site. */
export function useStoreDesk({ file, picked, onEntered }: Options): Desk {
  const store = useStore();
  const { site, fields } = useSite();
  const { kept } = useSnapshot();
  const isHere = (place: { file: string; path: KeyPath }, path: KeyPath) =>
    place.file === file && isSamePath(place.path, path);
  const nameStep = (path: KeyPath) => nameSource(site, fields, file, path);
  const known = [...kept.flatMap(({ problems: ofDraft }) => ofDraft), ...site.problems];
  const nameProblem = ({ path, sentence }: SiteProblem) => JSON.stringify([path, sentence]);
  const problems = known
    .filter((problem) => problem.file === file)
    .filter((problem, index, all) => all.findIndex((other) => nameProblem(other) === nameProblem(problem)) === index);
  return {
    file,
    name: site.files.find((known) => known.file === file)?.name ?? file,
    picked,
    read: (path) => store.read({ file, path }),
    enter(path, value, _label, how) {
      store.enter({ file, path }, value, say('steps.in', { what: nameStep(path) }), how);
      onEntered?.({ file, path }, value);
    },
    async enterAll(values, label) {
      await store.change(
        values.map(({ path, value }) => ({ do: 'set', file, path, value })),
        label,
      );
    },
    leave: () => void store.leave(),
    async changeList(change, label) {
      const answer = await store.change(
        [change].flat().map((one) => ({ ...one, file }) as Change),
        label,
      );
      return answer !== undefined && answer.outcome !== 'refused';
    },
    tellBinned: store.tellBinned,
    problemsAt: (path) => problems.filter((problem) => isSamePath(problem.path, path)),
    problemsIn: (path) => problems.filter((problem) => startsWithPath(problem.path, path)),
    conflictAt: (path) => site.drafts.find((draft) => draft.why === 'conflict' && isHere(draft, path)),
    settle: (path, keep) => void store.settle({ file, path }, keep),
  };
}
