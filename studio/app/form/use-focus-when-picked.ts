import { type RefObject, useEffect } from 'react';
import { isSamePath } from '#studio/app/state/value-at.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useDesk } from './desk.ts';

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
    element.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
  }, [isPicked, picked, control]);
}
