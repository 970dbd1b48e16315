import { type Entry, placeEntry } from '#model/guestbook.ts';
import type { FormFacts } from '#model/guestbook-table.ts';
import type { OwnEntry } from './own-entry.ts';
import { hasHands } from './own-hands.ts';

type Known = {
  /** Kept by this browser. */
  own: readonly OwnEntry[];
  /** Stored by the backend during this visit. */
  stored: readonly Entry[];
  /** Epoch milliseconds. */
  nowMs: number;
};

/** `isFirst`: no attempt to send the entry was made before. */
export type NewEntry = { repeats: 'stored' | 'waiting' } | { repeats?: undefined; entry: OwnEntry; isFirst: boolean };

/** The same words and drawing from the same browser, for the same readers, within this time are one entry. */
const repeatWindowMs = 24 * 60 * 60 * 1000;

/** Deduplicates what was written: it repeats an entry, replaces an unsent one, or becomes a new unsent entry. */
export function prepareEntry(written: Entry, facts: FormFacts, { own, stored, nowMs }: Known): NewEntry {
  const isSame = ({ name, message, drawing }: Entry) =>
    name === written.name && message === written.message && drawing === written.drawing;
  const isRepeat = (entry: Entry) =>
    isSame(entry) && entry.audience === written.audience && nowMs - entry.time < repeatWindowMs;
  if (stored.some(isRepeat)) return { repeats: 'stored' };
  if (own.some((entry) => entry.status === 'waiting' && isRepeat(entry))) return { repeats: 'waiting' };

  const { website, sticker, paper, depicts, audience } = written;
  // What may be stored for everybody becomes the owner's alone, by its key; never the other way round.
  const unsent = own.find((entry) => entry.status === 'unsent' && isSame(entry) && (audience || !entry.audience));
  if (unsent) return { entry: { ...unsent, website, sticker, paper, depicts, audience }, isFirst: false };

  const { entry } = placeEntry(written, own);
  const secret = hasHands() ? { secret: createKey() } : {};
  return {
    entry: { ...entry, status: 'unsent', facts: { ...facts, resendKey: createKey() }, ...secret },
    isFirst: true,
  };
}

/** 128 random bits. Not `randomUUID`, which browsers have only in secure contexts. */
export function createKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36).padStart(7, '0')).join('');
}
