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

  return {
    subscribe: (onChange) => {
      const stop = own.watchOtherTabs(onChange);
      listeners.add(onChange);
      return () => {
        stop();
        listeners.delete(onChange);
      };
    },
    isGiven: (id) => wishes.get(id) ?? own.has(id),
    countOf: (id, read) => {
      const count = counts.get(id)?.hearts ?? read;
      const wish = wishes.get(id);
      if (wish === undefined || wish === own.has(id)) return count;
      return Math.max(0, count + (wish ? 1 : -1));
    },
    toggle: async (id) => {
      const isSending = wishes.has(id);
      wishes.set(id, !(wishes.get(id) ?? own.has(id)));
      notify();
      // Whoever sends the last one sends this one next.
      if (isSending) return undefined;
      for (;;) {
        const wish = wishes.get(id) as boolean;
        const failure = await send(id, wish);
        if (!failure && wishes.get(id) !== wish) continue;
        wishes.delete(id);
        notify();
        return failure;
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
