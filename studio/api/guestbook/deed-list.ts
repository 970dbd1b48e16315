import type { Deed } from '#server/door/deeds/deed-store.ts';
import type { DeskParts } from '#server/door/desk/desk.ts';

const keptCount = 500;

/** What the owner did since the studio was started, to take it back: a Supabase project has no place for it. */
export function createDeedList(): DeskParts['deeds'] {
  const deeds: Deed[] = [];
  let last = 0;
  return {
    addDeed({ session, kind, entry, before }, nowMs) {
      last += 1;
      deeds.push({ number: last, session, kind, entry, before, made: nowMs, undone: null });
      if (deeds.length > keptCount) deeds.shift();
      return last;
    },
    findDeed: (number) => deeds.find((deed) => deed.number === number),
    markUndone(number, nowMs) {
      const deed = deeds.find((one) => one.number === number);
      if (!deed || deed.undone !== null) return false;
      deed.undone = nowMs;
      return true;
    },
  };
}
