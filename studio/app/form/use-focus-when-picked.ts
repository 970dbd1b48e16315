import { type RefObject, useEffect } from 'react';
import { isSamePath } from '#studio/app/state/value-at.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useDesk } from './desk.ts';
import { showField } from './show-field.ts';

type Control = HTMLElement & { setSelectionRange?: (start: number, end: number) => void; value?: string };

/** What was pressed on the page has the focus in the form, the caret at its end. */
export function useFocusWhenPicked(control: RefObject<Control | null>, path: KeyPath): void {
  const { picked } = useDesk();
  const isPicked = picked !== undefined && isSamePath(picked, path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `picked` is a new list each time something is pressed
  useEffect(() => {
    const element = control.current;
    if (!isPicked || !element) return;
    element.focus({ preventScroll: true });
    if (typeof element.value === 'string' && element.matches('textarea, input:not([type])'))
      element.setSelectionRange?.(element.value.length, element.value.length);
    return keepInSight(element);
  }, [isPicked, picked, control]);
}

const deeds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Pictures above a field come later than it; until the owner does something, it stays in sight, and what has the focus above all. */
function keepInSight(element: HTMLElement): () => void {
  const show = () => showField(element);
  const observer = new ResizeObserver(show);
  for (const child of element.closest('[data-scrolls]')?.children ?? []) observer.observe(child);
  show();
  const done = new AbortController();
  const stop = () => {
    observer.disconnect();
    done.abort();
  };
  for (const deed of deeds) addEventListener(deed, stop, { capture: true, passive: true, signal: done.signal });
  return stop;
}
