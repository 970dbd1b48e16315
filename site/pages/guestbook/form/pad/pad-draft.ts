import { useSyncExternalStore } from 'react';
import { type Drawn, maxDepictsLength } from '#model/drawing-size.ts';
import { type Entry, isVisible } from '#model/guestbook.ts';
import type { FormFacts } from '#model/guestbook-table.ts';
import { drawingKey } from '#site/pages/guestbook/form/stored-drawing.ts';
import type { Added, EntryStore } from '#site/pages/guestbook/store/entry-store.ts';
import { readDrawn } from '#site/pages/guestbook/store/read-drawn.ts';
import { showDrawn } from './pad-slot.ts';

/** What is on the pad. */
export type PadDraft = {
  /** Only an open pad's drawing is sent. */
  isOpen: boolean;
  /** Undefined while nothing is drawn. */
  drawing?: string | undefined;
  /** As it is typed. */
  depicts: string;
  /** The form was sent without words for the drawing. */
  lacksWords?: boolean | undefined;
  /** The guestbook took no drawing. */
  isRefused?: boolean | undefined;
};

const empty: PadDraft = { isOpen: false, depicts: '' };
const listeners = new Set<() => void>();
let draft: PadDraft | undefined;

/** It survives reloads and navigation; without the browser's storage, as long as the document. */
export function readPadDraft(): PadDraft {
  if (!draft) {
    draft = readStored();
    // After React has rendered.
    queueMicrotask(() => showDrawn(readPad()));
  }
  return draft;
}

export function changePadDraft(change: Partial<PadDraft>): void {
  draft = { ...readPadDraft(), ...change };
  const { isOpen, drawing, depicts } = draft;
  try {
    sessionStorage.setItem(drawingKey, JSON.stringify({ isOpen, drawing, depicts }));
  } catch {
    // It is kept in memory.
  }
  tell();
}

export function forgetPadDraft(): void {
  draft = empty;
  try {
    sessionStorage.removeItem(drawingKey);
  } catch {
    // Storage is refused, so there is none.
  }
  tell();
}

function tell(): void {
  showDrawn(readPad());
  for (const listener of listeners) listener();
}

/** As after a reload. For tests, which share a document. */
export function rereadPadDraft(): void {
  draft = undefined;
  showDrawn({});
}

export const usePadDraft = (): PadDraft => useSyncExternalStore(subscribe, readPadDraft, () => empty);

/** What would be sent; empty without a drawing. */
function readPad(): Drawn {
  const { isOpen, drawing, depicts } = readPadDraft();
  return isOpen && drawing ? { drawing, depicts: cleanWords(depicts) } : {};
}

export const lacksWords = (): boolean => {
  const { drawing, depicts = '' } = readPad();
  return drawing !== undefined && !isVisible(depicts);
};

/** Adds an entry with what is on the pad, which is empty then, unless the entry was not taken. */
export async function add(store: EntryStore, entry: Entry, facts: FormFacts): Promise<Added> {
  const added = await store.add({ ...entry, ...readPad() }, facts);
  if (added.status === 'refused') changePadDraft({ isRefused: added.refused?.refusal === 'drawing' });
  else if (!added.isFull) forgetPadDraft();
  return added;
}

export const open = (): void => changePadDraft({ isOpen: true });

/** Puts the drawing of a refused entry on the pad. */
export function fill({ drawing, depicts = '' }: Drawn): void {
  changePadDraft({ isOpen: true, drawing, depicts, isRefused: false, lacksWords: false });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStored(): PadDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(drawingKey) ?? '{}');
    const { isOpen, depicts } = stored as Partial<Record<keyof PadDraft, unknown>>;
    const words = typeof depicts === 'string' ? depicts : '';
    const { drawing } = readDrawn({ ...(stored as object), depicts: 'any' });
    return { isOpen: isOpen === true, drawing, depicts: words.slice(0, maxDepictsLength) };
  } catch {
    return empty;
  }
}

const cleanWords = (typed: string) =>
  typed
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
