import type { ChangeAnswer, ChangeRequest } from '#studio/protocol/change.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { Draft, KeyPath, SiteEvent, SiteProblem, SiteState, Step } from '#studio/protocol/site-state.ts';
import { NoAnswer, NotLetIn, type StudioApi } from './api/studio-api.ts';
import { fakeFields, fakeFiles, fakePages } from './fake-site-fixture.ts';
import { fieldAt } from './state/sections.ts';
import { isSamePath, isSameValue, valueAt, withValueAt } from './state/value-at.ts';

type Snapshot = { file: string; data: PlainValue };
type FakeStep = Step & { before: Snapshot; after: Snapshot; stepKey?: string | undefined };

/** A working studio in memory: it refuses what the real one refuses, and can be made to fail. */
export function createFakeApi() {
  const site: SiteState = {
    revision: 1,
    siteTitle: 'Bonbon',
    files: structuredClone(fakeFiles),
    pages: structuredClone(fakePages),
    problems: [],
    warnings: [],
    drafts: [],
    unpublished: 2,
    hasGit: false,
    // Nobody answers there: these tests are of the window alone.
    preview: { origin: 'http://localhost:9', base: '/' },
  };
  let steps: FakeStep[] = [];
  let undone = 0;
  let trouble: 'none' | 'full' | 'silent' | 'locked out' = 'none';
  const requests: ChangeRequest[] = [];
  const watchers = new Set<(event: SiteEvent) => void>();

  const fileOf = (name: string) => {
    const found = site.files.find(({ file }) => file === name);
    if (!found) throw new Error(`${name} is not there`);
    return found;
  };
  const announce = (changedElsewhere: string[] = []) => {
    site.revision++;
    delete site.undo;
    delete site.redo;
    const [undo, redo] = [steps[undone], steps[undone - 1]];
    if (undo) site.undo = undo;
    if (redo) site.redo = redo;
    for (const tell of watchers) tell({ event: 'site', revision: site.revision, changedElsewhere });
  };
  const forgetDraft = (file: string, path: KeyPath) => {
    site.drafts = site.drafts.filter((draft) => draft.file !== file || !isSamePath(draft.path, path));
  };
  const keepDraft = (draft: Draft) => {
    forgetDraft(draft.file, draft.path);
    site.drafts.push(draft);
  };

  function change(request: ChangeRequest): ChangeAnswer {
    requests.push(request);
    const [asked] = request.changes;
    if (!asked) return { outcome: 'refused', reason: 'nothing', sentence: 'Nothing is to be changed.' };
    if (trouble === 'full') return { outcome: 'refused', reason: 'full', sentence: 'The disk is full.' };
    const { file, path } = asked;
    const state = fileOf(file);
    const theirs = valueAt(state.data, path);
    const draft = site.drafts.find((known) => known.file === file && isSamePath(known.path, path));
    const isBelieved = isSameValue(theirs, request.before[0]);
    if (!isBelieved && !(draft?.why === 'mistake' && isSameValue(draft.value, request.before[0]))) {
      const value = asked.do === 'set' ? asked.value : null;
      keepDraft({ file, path, value, why: 'conflict', ...(theirs !== undefined && { theirs }) });
      return { outcome: 'conflict', file, path, theirs };
    }
    const before = { file, data: structuredClone(state.data) };
    let data: PlainValue = state.data;
    if (asked.do === 'set' || asked.do === 'remove')
      data = withValueAt(data, path, asked.do === 'set' ? asked.value : undefined);
    else {
      const list = valueAt(data, path);
      const next = Array.isArray(list) ? [...list] : [];
      if (asked.do === 'insert') next.splice(asked.index, 0, asked.value);
      else next.splice(asked.to, 0, ...next.splice(asked.from, 1));
      data = withValueAt(data, path, next);
    }
    const field = fieldAt(fakeFields[state.name], path, data);
    const problem = asked.do === 'set' && field && findProblem(field, asked.value, file, path);
    if (problem && asked.do === 'set') {
      keepDraft({ file, path, value: asked.value, why: 'mistake' });
      return { outcome: 'kept', problems: [problem] };
    }
    forgetDraft(file, path);
    state.data = data;
    steps.splice(0, undone);
    undone = 0;
    const [last] = steps;
    const after = { file, data };
    if (last?.stepKey !== undefined && last.stepKey === request.stepKey) last.after = after;
    else {
      const id = String(steps.length + 1);
      steps = [
        { id, time: Date.now(), label: request.label, file, path, before, after, stepKey: request.stepKey },
        ...steps,
      ];
    }
    announce();
    return { outcome: 'saved', revision: site.revision, ...(steps[0] && { step: steps[0] }) };
  }

  function goBack(way: 'undo' | 'redo'): ChangeAnswer {
    const step = steps[way === 'undo' ? undone : undone - 1];
    if (!step) return { outcome: 'refused', reason: 'nothing', sentence: 'There is nothing to undo.' };
    const { file, data } = way === 'undo' ? step.before : step.after;
    fileOf(file).data = structuredClone(data);
    undone += way === 'undo' ? 1 : -1;
    announce();
    return { outcome: 'saved', revision: site.revision, step };
  }

  async function answer<Answer>(make: () => Answer): Promise<Answer> {
    await Promise.resolve();
    if (trouble === 'silent') throw new NoAnswer('nobody is there');
    if (trouble === 'locked out') throw new NotLetIn('no key');
    return structuredClone(make());
  }
  const notThere = () => {
    throw new Error('the fake has none of this');
  };

  const api: StudioApi = {
    readSite: () => answer(() => site),
    readFields: () => answer(() => fakeFields),
    change: (request) => answer(() => change(request)),
    undo: () => answer(() => goBack('undo')),
    redo: () => answer(() => goBack('redo')),
    readHistory: () => answer(() => ({ steps, undone })),
    returnTo: (id) =>
      answer(() => {
        const wanted = steps.findIndex((step) => step.id === id);
        let last: ChangeAnswer = { outcome: 'refused', reason: 'nothing', sentence: 'It is there already.' };
        while (undone < wanted) last = goBack('undo');
        while (undone > wanted) last = goBack('redo');
        return last;
      }),
    settle: ({ file, path, keep }) =>
      answer(() => {
        const draft = site.drafts.find((known) => known.file === file && isSamePath(known.path, path));
        forgetDraft(file, path);
        if (keep !== 'mine' || !draft) {
          announce();
          return { outcome: 'saved' as const, revision: site.revision };
        }
        const before = [valueAt(fileOf(file).data, path)];
        return change({ changes: [{ do: 'set', file, path, value: draft.value }], before, label: 'mine' });
      }),
    readBin: () => answer(() => []),
    putBack: () => answer(notThere),
    changeItems: () => answer(notThere),
    leaveOut: () => answer(notThere),
    takeUp: () => answer(notThere),
    watch: (onEvent) => {
      watchers.add(onEvent);
      return () => watchers.delete(onEvent);
    },
    get: () => answer(notThere),
    post: () => answer(notThere),
  };
  return {
    api,
    requests,
    setTrouble: (next: typeof trouble) => {
      trouble = next;
    },
    read: (file: string, path: KeyPath = []) => valueAt(fileOf(file).data, path),
    /** As another program on the computer would. */
    changeOutside(file: string, path: KeyPath, value: PlainValue) {
      const state = fileOf(file);
      state.data = withValueAt(state.data, path, value);
      announce([file]);
    },
    edit: (work: (site: SiteState) => void) => {
      work(site);
      announce();
    },
  };
}

/** The first thing that is wrong with a value, in the schemas' words. */
function findProblem(field: Field, value: PlainValue, file: string, path: KeyPath): SiteProblem | undefined {
  const say = (sentence: string, repair?: PlainValue): SiteProblem => ({
    file,
    line: 1,
    path,
    sentence,
    ...(field.example && { example: field.example }),
    ...(repair !== undefined && { repair }),
  });
  if (field.kind === 'line' || field.kind === 'text' || field.kind === 'richText') {
    if (typeof value !== 'string' || value.trim() === '') return say('must not be empty');
    if (field.max !== undefined && value.length > field.max) return say(`must be at most ${field.max} characters long`);
  }
  if (field.kind === 'webAddress' && !/^https?:\/\//.test(String(value)))
    return say('must be a web address that starts with https:// or http://', `https://${String(value)}`);
  if (field.kind === 'day' && !/^\d{4}-\d\d-\d\d$/.test(String(value)))
    return say('must be a date, written year-month-day');
  if (field.kind === 'number' && typeof value !== 'number') return say('must be a whole number');
  return undefined;
}
