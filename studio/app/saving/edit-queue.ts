import type { StudioApi } from '#studio/app/api/studio-api.ts';
import { NoAnswer, Refusal } from '#studio/app/api/studio-api.ts';
import { isSameValue } from '#studio/app/state/value-at.ts';
import type { Change, ChangeAnswer } from '#studio/protocol/change.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import { type Edit, nameOf, type Place, type Refused } from './edit.ts';

/** Milliseconds. */
const pause = 300;
const stepPause = 2000;
const saidAfter = 300;
const stoppedAfter = 3000;
const retryAfter = 5000;
const askAgainAfter = 1000;
const storageKey = 'studio-edits';

type Host = {
  api: Pick<StudioApi, 'change'>;
  /** Holds what was entered over a reload of the window. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** What the file says, as far as the window knows. */
  read: (place: Place) => PlainValue | undefined;
  /** An edit was answered; it is not in the queue any more, unless it was refused. */
  onAnswer: (edit: Edit, answer: ChangeAnswer) => void;
  onChange: () => void;
  onError: (error: unknown) => void;
};

/**
 * Keeps what is typed until it is saved: shown at once, sent after a pause, one at a time. Nothing leaves it before the
 * other side has answered.
 */
export function createEditQueue({ api, storage, read, onAnswer, onChange, onError }: Host) {
  const edits = new Map<string, Edit>();
  let refused: Refused | undefined;
  let isSlow = false;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let step = { name: '', number: 0, until: 0 };

  const persist = () => {
    try {
      if (edits.size === 0) storage.removeItem(storageKey);
      else storage.setItem(storageKey, JSON.stringify([...edits.values()]));
    } catch {
      // A full or forbidden storage: the words are in the window all the same.
    }
  };
  const changed = () => {
    persist();
    onChange();
  };
  const sendAfter = (milliseconds: number) => {
    clearTimeout(sendTimer);
    sendTimer = setTimeout(() => void flush(), milliseconds);
  };

  function nameStep(name: string): string {
    const now = Date.now();
    if (step.name !== name || now > step.until) step = { name, number: step.number + 1, until: 0 };
    step.until = now + stepPause;
    return `${name} ${step.number}`;
  }

  async function send(name: string, edit: Edit): Promise<boolean> {
    const { file, path, value, before, label, stepKey } = edit;
    const change: Change = value === undefined ? { do: 'remove', file, path } : { do: 'set', file, path, value };
    const slow = setTimeout(() => {
      isSlow = true;
      onChange();
    }, saidAfter);
    const stopped = setTimeout(() => {
      isStopped = true;
      onChange();
    }, stoppedAfter);
    try {
      const answer = await api.change({ changes: [change], before: [before], label, stepKey });
      isStopped = false;
      if (answer.outcome === 'refused' && answer.reason !== 'nothing') {
        refused = { reason: answer.reason, sentence: answer.sentence };
        onAnswer(edit, answer);
        return false;
      }
      refused = undefined;
      const latest = edits.get(name);
      if (latest === edit) edits.delete(name);
      // More was typed meanwhile: it stands on what has just been saved.
      else if (latest && answer.outcome === 'saved') edits.set(name, { ...latest, before: value });
      onAnswer(edit, answer);
      return true;
    } finally {
      clearTimeout(slow);
      clearTimeout(stopped);
      isSlow = false;
    }
  }

  async function sendAll(): Promise<void> {
    try {
      for (let next = edits.entries().next(); !next.done; next = edits.entries().next()) {
        const [name, edit] = next.value;
        if (!(await send(name, edit))) return sendAfter(retryAfter);
        persist();
      }
    } catch (error) {
      if (error instanceof Refusal) {
        refused = { reason: 'unwritable', sentence: error.message };
        return sendAfter(retryAfter);
      }
      if (!(error instanceof NoAnswer)) onError(error);
      isStopped = true;
      sendAfter(askAgainAfter);
    } finally {
      changed();
    }
  }

  /** Sends everything now. Done when all of it is answered, or something is refused. */
  function flush(): Promise<void> {
    clearTimeout(sendTimer);
    if (edits.size === 0 && !running) return Promise.resolve();
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    /** `how`: text is sent after a pause; a choice at once. */
    enter(place: Place, value: PlainValue | undefined, label: string, how: 'typed' | 'chosen') {
      const name = nameOf(place);
      const known = edits.get(name);
      const before = known ? known.before : read(place);
      if (!known && isSameValue(before, value)) return;
      edits.set(name, { ...place, value, before, label, stepKey: nameStep(name) });
      changed();
      if (how === 'chosen') void flush();
      else sendAfter(pause);
    },

    /** Leaving a field ends a step. */
    leave() {
      step = { name: '', number: step.number, until: 0 };
      return flush();
    },

    flush,

    /** Forgets what was entered there. */
    drop(place: Place) {
      if (edits.delete(nameOf(place))) changed();
    },

    find: (place: Place): Edit | undefined => edits.get(nameOf(place)),
    all: (): Edit[] => [...edits.values()],

    /** What was entered in this window before it was loaded again. */
    restore() {
      try {
        const found = JSON.parse(storage.getItem(storageKey) ?? '[]') as Edit[];
        for (const edit of found) edits.set(nameOf(edit), edit);
      } catch {
        storage.removeItem(storageKey);
      }
      if (edits.size === 0) return;
      onChange();
      void flush();
    },

    /** Whether the other side answers, as its events tell. */
    setStopped(stopped: boolean) {
      if (isStopped === stopped) return;
      isStopped = stopped;
      onChange();
      if (!stopped) void flush();
    },

    facts: () => ({ isStopped, isSlow, refused, count: edits.size }),
    stop: () => clearTimeout(sendTimer),
  };
}
