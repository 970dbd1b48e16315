import { useRef, useState } from 'react';
import { say } from '#studio/app/say.ts';
import { isRecord, isSamePath, startsWithPath, valueAt, withValueAt } from '#studio/app/state/value-at.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath, SiteProblem } from '#studio/protocol/site-state.ts';
import type { Desk, ListChange } from './desk.ts';
import { isIncomplete } from './empty-value.ts';

/** What must be said and is not, as mistakes at their fields. */
export function findEmpty(field: Field, value: PlainValue | undefined, path: KeyPath, file = ''): SiteProblem[] {
  if (!isIncomplete(field, value)) return [];
  const inside =
    field.kind === 'group' && isRecord(value)
      ? field.keys.flatMap(({ key, field: inner }) => findEmpty(inner, value[key], [...path, key], file))
      : field.kind === 'variants' && isRecord(value)
        ? field.variants
            .filter((variant) => variant.value === value[field.by])
            .flatMap((variant) => findEmpty(variant.field, value, path, file))
        : field.kind === 'list' && Array.isArray(value)
          ? value.flatMap((item, index) => findEmpty(field.item, item, [...path, index], file))
          : [];
  if (inside.length > 0) return inside;
  return [
    { file, line: 0, path, sentence: say('form.mustNotBeEmpty'), ...(field.example && { example: field.example }) },
  ];
}

function changeListIn(root: PlainValue | undefined, change: ListChange, path: KeyPath): PlainValue {
  if (change.do === 'remove') return withValueAt(root, path, undefined);
  const found = valueAt(root, path);
  const list = Array.isArray(found) ? [...found] : [];
  if (change.do === 'insert') list.splice(change.index, 0, change.value);
  else list.splice(change.to, 0, ...list.splice(change.from, 1));
  return withValueAt(root, path, list);
}

/** Something that is not in a file yet. It outlives a reload of the window. */
export function useLocalDesk(
  { file, name: fileName, mediaFile }: { file: string; name: string; mediaFile?: string | undefined },
  base: KeyPath,
  begin: () => PlainValue,
  field?: Field,
  name = JSON.stringify([file, ...base]),
) {
  const storageKey = `studio-new ${name}`;
  const [begun] = useState(() => sessionStorage.getItem(storageKey));
  const [value, setValue] = useState<PlainValue>(() => (begun ? (JSON.parse(begun) as PlainValue) : begin()));
  const [problems, setProblems] = useState<SiteProblem[]>([]);
  // What is done a while later, or twice at once, goes into the value as it is then.
  const latest = useRef(value);
  const keep = (next: PlainValue) => {
    latest.current = next;
    sessionStorage.setItem(storageKey, JSON.stringify(next));
    setValue(next);
  };
  const put = (values: { path: KeyPath; value: PlainValue | undefined }[]) => {
    for (const { path, value: entered } of values) keep(withValueAt(latest.current, path.slice(base.length), entered));
    const stillEmpty = field ? findEmpty(field, latest.current, base) : [];
    setProblems((shown) => shown.filter((problem) => stillEmpty.some((empty) => isSamePath(empty.path, problem.path))));
  };
  const desk: Desk = {
    file,
    name: fileName,
    ...(mediaFile !== undefined && { mediaFile }),
    isNew: true,
    read: (path) => valueAt(value, path.slice(base.length)),
    enter: (path, entered) => put([{ path, value: entered }]),
    enterAll: async (values) => put(values),
    leave: () => undefined,
    changeList: async (changes) => {
      // Positions are those before: what comes after an earlier one moves on with it.
      for (const [index, change] of [changes].flat().entries()) {
        const placed = change.do === 'insert' ? { ...change, index: change.index + index } : change;
        keep(changeListIn(latest.current, placed, change.path.slice(base.length)));
      }
      return true;
    },
    problemsIn: (path) => problems.filter((problem) => startsWithPath(problem.path, path)),
    problemsAt: (path) => problems.filter((problem) => isSamePath(problem.path, path)),
    conflictAt: () => undefined,
    settle: () => undefined,
    picked: undefined,
  };
  return {
    desk,
    value,
    wasBegun: begun !== null,
    setProblems,
    begin: () => keep(begin()),
    forget: () => {
      sessionStorage.removeItem(storageKey);
      setProblems([]);
    },
  };
}
