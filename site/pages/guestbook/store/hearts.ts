import { type HeartAnswer, heartCalls, heartCodes } from '#model/guestbook-hearts.ts';
import { errorCodes } from '#model/guestbook-table.ts';
import type { Backend, Called } from './backend.ts';
import type { OwnHearts } from './own-hearts.ts';

/** Why a heart stays as it was. `unkept`: the browser keeps nothing, and could give it again and again. */
export type HeartFailure = 'gone' | 'closed' | 'off' | 'tooMany' | 'unkept' | 'unreachable';

/** The hearts of all messages as this browser shows them. */
export type Hearts = {
  subscribe: (onChange: () => void) => () => void;
  isGiven: (id: string) => boolean;
  /** `read` is the number in the list. */
  countOf: (id: string, read: number) => number;
  /** Gives or takes one, which is shown at once. Resolves with why it went back to what it was. */
  toggle: (id: string) => Promise<HeartFailure | undefined>;
  /** Entries are being read. Call what it returns with those that were: what was answered before is theirs to say. */
  startReading: () => (entries: readonly { id: string }[]) => void;
  /** Sends what was clicked on an earlier visit and has no answer. */
  resume: () => Promise<void>;
};

export function createHearts({ call }: Pick<Backend, 'call'>, own: OwnHearts): Hearts {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const onChange of listeners) onChange();
  };
  /** As the backend answered, and which answer it was. */
  const counts = new Map<string, { hearts: number; answer: number }>();
  let answers = 0;
  /** What was clicked and has no answer yet. */
  const wishes = new Map<string, boolean>();
  /** Those of an earlier visit, which the number in the list may have already. */
  const resumed = new Set<string>();

  const send = async (id: string, gives: boolean): Promise<HeartFailure | undefined> => {
    const key = own.takeKey();
    if (key === undefined) return 'unkept';
    const called = await call(gives ? heartCalls.give : heartCalls.take, { entry_id: id, key });
    const { hearts } = (called.data ?? {}) as Partial<HeartAnswer>;
    if (typeof hearts !== 'number') return readFailure(called);
    answers += 1;
    counts.set(id, { hearts, answer: answers });
    own.put(id, gives);
    return undefined;
  };

  const isGiven = (id: string) => wishes.get(id) ?? own.wishOf(id) ?? own.has(id);

  const deliver = async (id: string): Promise<HeartFailure | undefined> => {
    for (;;) {
      const wish = wishes.get(id) as boolean;
      const failure = await send(id, wish);
      if (!failure && wishes.get(id) !== wish) continue;
      wishes.delete(id);
      // An earlier visit's waits for a better connection; whoever clicks now is told.
      if (failure && !(resumed.has(id) && failure === 'unreachable')) own.dropWish(id);
      resumed.delete(id);
      notify();
      return failure;
    }
  };

  return {
    subscribe: (onChange) => {
      const stop = own.watchOtherTabs(onChange);
      listeners.add(onChange);
      return () => {
        stop();
        listeners.delete(onChange);
      };
    },
    isGiven,
    countOf: (id, read) => {
      const count = counts.get(id)?.hearts ?? read;
      const wish = resumed.has(id) ? undefined : wishes.get(id);
      if (wish === undefined || wish === own.has(id)) return count;
      return Math.max(0, count + (wish ? 1 : -1));
    },
    toggle: async (id) => {
      const isSending = wishes.has(id);
      const wish = !isGiven(id);
      resumed.delete(id);
      wishes.set(id, wish);
      own.keepWish(id, wish);
      notify();
      // Whoever sends the last one sends this one next.
      return isSending ? undefined : deliver(id);
    },
    resume: async () => {
      for (const id of own.wishedFor()) {
        const wish = own.wishOf(id);
        if (wishes.has(id) || wish === undefined) continue;
        wishes.set(id, wish);
        resumed.add(id);
        await deliver(id);
      }
    },
    startReading: () => {
      const before = answers;
      return (entries) => {
        for (const { id } of entries) if (Number(counts.get(id)?.answer) <= before) counts.delete(id);
      };
    },
  };
}

const failures: Record<string, HeartFailure> = {
  [heartCodes.unknown]: 'gone',
  [heartCodes.off]: 'off',
  // The backend knows no such call.
  PGRST202: 'off',
  [errorCodes.closed]: 'closed',
  [errorCodes.tooMany]: 'tooMany',
  [errorCodes.full]: 'tooMany',
};

const readFailure = ({ code }: Called): HeartFailure => failures[code] ?? 'unreachable';
