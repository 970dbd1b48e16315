import { useEffect, useEffectEvent } from 'react';

export type StudioKey = { key: string; ctrl: boolean; shift: boolean; alt: boolean };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('textarea, input:not([type="checkbox"], [type="radio"]), select, [contenteditable]');

/** The studio's keys, wherever the focus is. `pass` tells whether it was one. */
export function useKeys(pass: (key: StudioKey) => boolean, onEscape: (at: 'form' | 'other') => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey: shift, altKey: alt } = event;
    // A dialog has its own keys.
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (key === 'Tab') return;
    const ctrl = event.ctrlKey || event.metaKey;
    if (key === 'Escape') {
      const inForm = event.target instanceof HTMLElement && event.target.closest('aside') !== null;
      if (inForm && !document.querySelector(':popover-open')) onEscape('form');
      return;
    }
    // While somebody types, a sign is a sign.
    if (isTyping(event.target) && !ctrl && !alt && key !== 'F6') return;
    if (pass({ key, ctrl, shift, alt })) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
