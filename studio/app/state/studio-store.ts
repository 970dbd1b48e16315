import { NoAnswer, NotLetIn, type StudioApi } from '#studio/app/api/studio-api.ts';
import type { Place, Saving } from '#studio/app/saving/edit.ts';
import { createEditQueue } from '#studio/app/saving/edit-queue.ts';
import type { Change, ChangeAnswer } from '#studio/protocol/change.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { SiteEvent } from '#studio/protocol/site-state.ts';
import { draftOf, isSamePlace, readKept, withParts, withSiteValue } from './kept-values.ts';
import type { Snapshot } from './snapshot.ts';

export type StudioStore = ReturnType<typeof createStudioStore>;

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

  function forget(what: 'undone' | 'binned' | 'refusal' | 'refusalPlace') {
    const { [what]: _, ...rest } = snapshot;
    snapshot = rest as Snapshot;
    publish();
  }

  function tellSaving(): Saving {
    const { isStopped, isSlow, refused, count } = queue.facts();
    if (isStopped) return { state: 'stopped' };
    if (refused && count > 0) return { state: 'refused', refused };
    if (count > 0) return { state: isSlow ? 'saving' : snapshot.saving.state === 'saving' ? 'saving' : 'saved' };
    return { state: (snapshot.site?.drafts.length ?? 0) > 0 ? 'kept' : 'saved' };
  }

  const queue = createEditQueue({
    api,
    storage,
    read: (place) => readKept(snapshot.site, place),
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
        publish({ kept, site: { ...withSiteValue(snapshot.site, edit, edit.value), drafts } });
        void refresh();
      } else if (answer.outcome === 'kept' || answer.outcome === 'conflict') {
        const { file, path } = edit;
        const draft = draftOf(edit, answer);
        const problems = answer.outcome === 'kept' ? answer.problems : [];
        publish({ kept: [...kept, { file, path, problems }], site: { ...snapshot.site, drafts: [...drafts, draft] } });
      }
    },
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
      return entered ? entered.value : withParts(readKept(snapshot.site, place), place, queue.all());
    },

    enter: queue.enter,
    leave: queue.leave,
    flush: queue.flush,
    entered: queue.all,

    async change(changes: Change[], label: string): Promise<ChangeAnswer | undefined> {
      return act(() => {
        const before = changes.map((change) => readKept(snapshot.site, change));
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
    /** Says that the last step has put this into the bin. */
    tellBinned(name: string) {
      const step = snapshot.site?.undo?.id;
      if (step !== undefined) publish({ binned: { name, step } });
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
