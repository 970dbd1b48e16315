import { NoAnswer, NotLetIn, type StudioApi } from '#studio/app/api/studio-api.ts';
import type { Kept, Place, Saving } from '#studio/app/saving/edit.ts';
import { createEditQueue } from '#studio/app/saving/edit-queue.ts';
import type { Change, ChangeAnswer } from '#studio/protocol/change.ts';
import type { Fields, PlainValue } from '#studio/protocol/field.ts';
import type { SiteEvent, SiteState, Step } from '#studio/protocol/site-state.ts';
import { isSamePath, startsWithPath, valueAt, withValueAt } from './value-at.ts';

export type Snapshot = {
  /** Undefined until they are read. */
  site?: SiteState;
  fields?: Fields;
  opening: 'reading' | 'open' | 'notLetIn' | 'noAnswer';
  saving: Saving;
  kept: Kept[];
  /** Files that were changed elsewhere since the window was opened or the note was read. */
  changedElsewhere: string[];
  /** What went back or forward last. */
  undone?: { step: Step; way: 'undo' | 'redo'; time: number };
  /** A sentence about something that could not be done. */
  refusal?: string;
  /** What stands in the way of it, if that can be shown. */
  refusalPlace?: Place;
};

export type StudioStore = ReturnType<typeof createStudioStore>;

const isSamePlace = (one: Place, other: Place) => one.file === other.file && isSamePath(one.path, other.path);

/** What the window knows of the site, and what was entered in it. */
export function createStudioStore(api: StudioApi, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  let snapshot: Snapshot = { opening: 'reading', saving: { state: 'saved' }, kept: [], changedElsewhere: [] };
  const listeners = new Set<() => void>();
  const jobListeners = new Set<(event: Extract<SiteEvent, { event: 'job' }>) => void>();
  let reading: Promise<void> | undefined;
  let isStale = false;

  const publish = (part: Partial<Snapshot> = {}) => {
    snapshot = { ...snapshot, ...part };
    snapshot.saving = tellSaving();
    for (const listener of listeners) listener();
  };

  function forget(what: 'undone' | 'refusal' | 'refusalPlace') {
    const { [what]: _, ...rest } = snapshot;
    snapshot = rest as Snapshot;
    publish();
  }

  const readFile = (file: string) => snapshot.site?.files.find((known) => known.file === file)?.data;

  function tellSaving(): Saving {
    const { isStopped, isSlow, refused, count } = queue.facts();
    if (isStopped) return { state: 'stopped' };
    if (refused && count > 0) return { state: 'refused', refused };
    if (count > 0) return { state: isSlow ? 'saving' : snapshot.saving.state === 'saving' ? 'saving' : 'saved' };
    return { state: (snapshot.site?.drafts.length ?? 0) > 0 ? 'kept' : 'saved' };
  }

  /** With the values that belong inside of it. */
  const withParts = (
    value: PlainValue | undefined,
    { file, path }: Place,
    parts: (Place & { value: PlainValue | undefined })[],
  ) =>
    parts
      .filter((part) => part.file === file && part.path.length > path.length && startsWithPath(part.path, path))
      .reduce<PlainValue | undefined>(
        (whole, part) => withValueAt(whole, part.path.slice(path.length), part.value),
        value,
      );

  /** What the studio has kept there, or around it, or inside of it; else what the file says. */
  function readKept(place: Place): PlainValue | undefined {
    const { file, path } = place;
    const drafts = snapshot.site?.drafts ?? [];
    const around = drafts.find((draft) => draft.file === file && startsWithPath(path, draft.path));
    if (around) return valueAt(around.value, path.slice(around.path.length));
    return withParts(valueAt(readFile(file), path), place, drafts);
  }

  const queue = createEditQueue({
    api,
    storage,
    read: readKept,
    onChange: () => publish(),
    onError: (error) => {
      if (error instanceof NotLetIn) publish({ opening: 'notLetIn' });
      else console.error(error);
    },
    onAnswer(edit, answer) {
      if (!snapshot.site) return;
      const drafts = snapshot.site.drafts.filter((draft) => !isSamePlace(draft, edit));
      const kept = snapshot.kept.filter((other) => !isSamePlace(other, edit));
      if (answer.outcome === 'saved') {
        publish({ kept, site: { ...withValue(snapshot.site, edit, edit.value), drafts } });
        void refresh();
      } else if (answer.outcome === 'kept' || answer.outcome === 'conflict') {
        const value = edit.value ?? null;
        const { file, path } = edit;
        const draft =
          answer.outcome === 'kept'
            ? { file, path, value, why: 'mistake' as const }
            : {
                file,
                path,
                value,
                why: 'conflict' as const,
                ...(answer.theirs !== undefined && { theirs: answer.theirs }),
              };
        const problems = answer.outcome === 'kept' ? answer.problems : [];
        publish({ kept: [...kept, { file, path, problems }], site: { ...snapshot.site, drafts: [...drafts, draft] } });
      }
    },
  });

  const withValue = (site: SiteState, { file, path }: Place, value: PlainValue | undefined): SiteState => ({
    ...site,
    files: site.files.map((known) =>
      known.file === file ? { ...known, data: withValueAt(known.data, path, value) } : known,
    ),
  });

  /** Reads the site again; calls while it is being read are answered by one more reading. */
  function refresh(): Promise<void> {
    isStale = true;
    reading ??= readAgain().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function readAgain(): Promise<void> {
    while (isStale) {
      isStale = false;
      try {
        const site = await api.readSite();
        const stillKept = snapshot.kept.filter((place) => site.drafts.some((draft) => isSamePlace(draft, place)));
        publish({ site, kept: stillKept });
      } catch (error) {
        fail(error);
      }
    }
  }

  function fail(error: unknown) {
    if (error instanceof NotLetIn) publish({ opening: 'notLetIn' });
    else if (!(error instanceof NoAnswer)) publish({ refusal: (error as Error).message });
    else if (snapshot.site) queue.setStopped(true);
    else publish({ opening: 'noAnswer' });
  }

  function onEvent(event: SiteEvent) {
    queue.setStopped(false);
    if (event.event === 'job') {
      for (const listener of jobListeners) listener(event);
      return;
    }
    if (event.changedElsewhere.length > 0)
      publish({ changedElsewhere: [...new Set([...snapshot.changedElsewhere, ...event.changedElsewhere])] });
    if (event.revision !== snapshot.site?.revision) void refresh();
  }

  /** For everything that is not typing: what was typed before goes first. */
  async function act(ask: () => Promise<ChangeAnswer>): Promise<ChangeAnswer | undefined> {
    await queue.flush();
    try {
      const answer = await ask();
      queue.setStopped(false);
      if (answer.outcome === 'refused') {
        forget('refusalPlace');
        publish({ refusal: answer.sentence, ...(answer.place && { refusalPlace: answer.place }) });
      }
      await refresh();
      return answer;
    } catch (error) {
      fail(error);
      return undefined;
    }
  }

  async function goBack(way: 'undo' | 'redo') {
    const answer = await act(() => (way === 'undo' ? api.undo() : api.redo()));
    if (answer?.outcome === 'saved' && answer.step) publish({ undone: { step: answer.step, way, time: Date.now() } });
    return answer;
  }

  return {
    api,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => snapshot,

    /** Reads everything, and follows it until the returned function is called. */
    open(): () => void {
      const read = async () => {
        try {
          const [site, fields] = await Promise.all([api.readSite(), api.readFields()]);
          publish({ site, fields, opening: 'open' });
          queue.restore();
        } catch (error) {
          fail(error);
        }
      };
      void read();
      const stop = api.watch(onEvent, (isThere) => {
        if (!snapshot.site) return;
        queue.setStopped(!isThere);
        // What happened in the meantime was not told.
        if (isThere) void refresh();
      });
      const leave = () => void queue.leave();
      addEventListener('pagehide', leave);
      return () => {
        stop();
        void queue.leave().finally(() => queue.stop());
        removeEventListener('pagehide', leave);
      };
    },

    /** What a field shows: what was entered there, else what is kept, else what the file says. */
    read(place: Place): PlainValue | undefined {
      const entered = queue.find(place);
      return entered ? entered.value : withParts(readKept(place), place, queue.all());
    },

    enter: queue.enter,
    leave: queue.leave,
    flush: queue.flush,
    entered: queue.all,

    async change(changes: Change[], label: string): Promise<ChangeAnswer | undefined> {
      return act(() => {
        const before = changes.map(readKept);
        return api.change({ changes, before, label });
      });
    },
    undo: () => goBack('undo'),
    redo: () => goBack('redo'),
    act,
    async settle(place: Place, keep: 'mine' | 'theirs' | 'drop') {
      queue.drop(place);
      return act(() => api.settle({ ...place, keep }));
    },
    /** Says what could not be done. */
    tell(sentence: string) {
      forget('refusalPlace');
      publish({ refusal: sentence });
    },
    readNote: () => publish({ changedElsewhere: [] }),
    forget,
    refresh,
    onJob(listener: (event: Extract<SiteEvent, { event: 'job' }>) => void) {
      jobListeners.add(listener);
      return () => {
        jobListeners.delete(listener);
      };
    },
  };
}
