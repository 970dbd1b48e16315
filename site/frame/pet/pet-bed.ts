import { useSyncExternalStore } from 'react';

const key = 'petIsInBed';
const listeners = new Set<() => void>();
/** What this visit chose: a browser may keep nothing. */
let chosen: boolean | undefined;

/** Whether the visitor sent the pet to bed; kept in this browser. */
export function usePetBed(): [isInBed: boolean, setInBed: (isInBed: boolean) => void] {
  return [useSyncExternalStore(subscribe, readBed), setInBed];
}

function readBed(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

function setInBed(isInBed: boolean): void {
  chosen = isInBed;
  try {
    if (isInBed) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // Then the choice lasts until the page is unloaded.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
