import { useEffect, useSyncExternalStore } from 'react';
import { isSamePath } from '#studio/app/state/value-at.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { showField } from './show-field.ts';

type Place = { file: string; path: KeyPath };
/** `picture`: the field of which it is said. */
type Question = Place & { picture?: KeyPath };

let asked: Question | undefined;
const listeners = new Set<() => void>();
const setAsked = (question: Question | undefined) => {
  asked = question;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What a new picture shows is to be said next. Nothing happens where no such field is. */
export const askForWords = (question: Question): void => setAsked(question);

/**
 * Whether the owner is asked for this value now; then its field has the focus, unless something else is being written, or another
 * picture comes first.
 */
export function useAsked({ file, path }: Place, controlId: string): boolean {
  const question = useSyncExternalStore(subscribe, () =>
    asked?.file === file && isSamePath(asked.path, path) ? asked : undefined,
  );
  useEffect(() => {
    const control = question ? document.getElementById(controlId) : null;
    if (!control) return;
    // Drawn anew before React has heard of it, the control would lose what was typed.
    const settle = () => setTimeout(() => setAsked(undefined));
    // Who writes has read it.
    for (const type of ['blur', 'input']) control.addEventListener(type, settle);
    if (!isWriting() && !isPictureBetween(question?.picture, control)) focus(control);
    return () => {
      for (const type of ['blur', 'input']) control.removeEventListener(type, settle);
    };
  }, [question, controlId]);
  return question !== undefined;
}

/** Who has just chosen a picture is not led past the next one. */
function isPictureBetween(picture: KeyPath | undefined, control: HTMLElement): boolean {
  const field = picture && document.querySelector(`[data-field='${CSS.escape(JSON.stringify(picture))}']`);
  if (!field) return false;
  const comesAfter = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...document.querySelectorAll('[data-choose]')].some(
    (choose) => !field.contains(choose) && comesAfter(field, choose) && comesAfter(choose, control),
  );
}

function focus(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
  showField(control);
}

const isWriting = () => document.activeElement?.matches('input:not([type]), input[type="text"], textarea') ?? false;
