import { useEffect, useSyncExternalStore } from 'react';
import { isSamePath } from '#studio/app/state/value-at.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { showField } from './show-field.ts';

type Place = { file: string; path: KeyPath };

let asked: Place | undefined;
const listeners = new Set<() => void>();
const setAsked = (place: Place | undefined) => {
  asked = place;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What a new picture shows is to be said next. Nothing happens where no such field is. */
export const askForWords = (place: Place): void => setAsked(place);

/** Whether the owner is asked for this value now; then its field has the focus, unless something else is being written. */
export function useAsked({ file, path }: Place, controlId: string): boolean {
  const isAsked = useSyncExternalStore(
    subscribe,
    () => asked !== undefined && asked.file === file && isSamePath(asked.path, path),
  );
  useEffect(() => {
    const control = isAsked ? document.getElementById(controlId) : null;
    if (!control) return;
    // Drawn anew before React has heard of it, the control would lose what was typed.
    const settle = () => setTimeout(() => setAsked(undefined));
    // Who writes has read it.
    for (const type of ['blur', 'input']) control.addEventListener(type, settle);
    if (!isWriting()) focus(control);
    return () => {
      for (const type of ['blur', 'input']) control.removeEventListener(type, settle);
    };
  }, [isAsked, controlId]);
  return isAsked;
}

function focus(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
  showField(control);
}

const isWriting = () => document.activeElement?.matches('input:not([type]), input[type="text"], textarea') ?? false;
