import type { Entry } from '#model/guestbook.ts';
import type { EntryRow } from '#model/guestbook-table.ts';
import type { Backend } from './backend.ts';
import type { OwnEntries } from './own-entries.ts';
import type { OwnHands } from './own-hands.ts';
import { readStoredEntry, type StoredEntry } from './stored-entry.ts';

export type Author = {
  call: Backend['call'];
  hands: Pick<OwnHands, 'find' | 'extend' | 'remove'>;
  /** The backend has changed an entry; undefined: taken it out of the book. */
  settle: (former: Entry, changed: EntryRow | undefined) => void;
};

type Options = {
  backend: Pick<Backend, 'call'>;
  own: OwnEntries;
  hands: OwnHands;
  /** Replaces an entry in all lists; undefined removes it. */
  replace: (id: string, entry: StoredEntry | undefined) => void;
};

/** Records here what became of the entries of this browser's visitor. */
export const createAuthor = ({ backend, own, hands, replace }: Options): Author => ({
  call: backend.call,
  hands,
  settle: ({ id, name, website, message, time, sticker, paper, drawing, depicts, audience }, changed) => {
    const before = { id, name, website, message, time, sticker, paper, drawing, depicts, audience };
    if (changed) {
      const words = { name: changed.name, website: changed.website, message: changed.message };
      hands.noteChange(id);
      const status = changed.audience ? 'private' : 'waiting';
      if (changed.state === 'visible') own.remove(before);
      else own.put({ ...before, ...words, status }, before);
    } else {
      own.remove(before);
      hands.remove(id);
    }
    replace(id, changed && readStoredEntry(changed));
  },
});
