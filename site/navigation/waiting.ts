import { useSyncExternalStore } from 'react';

let isWaiting = false;
const listeners = new Set<() => void>();

/**
 * Whether the page that the visitor opened is still loading. It is no context: a change of one makes React discard
 * prerendered HTML that it has not hydrated yet.
 */
export function useIsWaiting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWaiting,
    () => false,
  );
}

export function setWaiting(value: boolean): void {
  isWaiting = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
