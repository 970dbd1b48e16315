import { useSyncExternalStore } from 'react';
import type { Drawn } from '#model/drawing-size.ts';
import type { Entry } from '#model/guestbook.ts';
import type { FormFacts } from '#model/guestbook-table.ts';
import { loadChunk } from '#site/navigation/chunk.ts';
import { withLateStyles } from '#site/navigation/style-files.ts';
import { drawingKey, hasStoredDrawing } from '#site/pages/guestbook/form/stored-drawing.ts';
import type { Added, EntryStore } from '#site/pages/guestbook/store/entry-store.ts';

type Pad = typeof import('./late-pad.ts').padParts;

const none: Drawn = {};
const listeners = new Set<() => void>();
let pad: Pad | undefined;
let drawn = none;
let sent = none;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Undefined until somebody wants to draw. */
export const usePad = (): Pad | undefined =>
  useSyncExternalStore(
    subscribe,
    () => pad,
    () => undefined,
  );

/** What would be sent with the form. */
export const useDrawn = (): Drawn =>
  useSyncExternalStore(
    subscribe,
    () => drawn,
    () => none,
  );

/** For the pad. */
export function showDrawn(next: Drawn): void {
  drawn = next;
  tell();
}

/** Each call after a failure tries again. */
export async function loadPad(): Promise<Pad> {
  const load = () => import('./late-pad.ts').then(({ padParts }) => ({ padParts }));
  const page = 'site/pages/guestbook/form/pad/late-pad.ts';
  pad = await withLateStyles('drawing-pad', loadChunk<Pad>(page, 'padParts', load));
  tell();
  return pad;
}

/** Whether something was drawn before a reload. */
export function isPadStored(): boolean {
  try {
    return sessionStorage.getItem(drawingKey) !== null;
  } catch {
    return false;
  }
}

/** Resolves when an entry can be added with what is on the pad. Rejects if its script cannot be loaded. */
export async function preparePad(): Promise<void> {
  if (!pad && hasStoredDrawing()) await loadPad();
}

/** Adds an entry with what is on the pad. */
export function addWithDrawing(store: EntryStore, entry: Entry, facts: FormFacts): Promise<Added> {
  sent = drawn;
  return pad ? pad.add(store, entry, facts) : store.add(entry, facts);
}

/** The drawing of the entry that was added last. */
export const readSent = (): Drawn => sent;

/** Puts the drawing of a refused entry on the pad. */
export function fillPad(entry: Entry): void {
  if (entry.drawing) loadPad().then(({ fill }) => fill(entry), tell);
}
