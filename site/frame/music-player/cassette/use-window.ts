import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useMedia } from '#site/ui/use-media.ts';

/** Makes the popover around an element a window of its own on wide screens: a click elsewhere leaves it open. */
export function useWindow(inside: RefObject<HTMLElement | null>, onClose: () => void): void {
  const isWindow = useMedia('(width >= 980px)');

  // A browser hides an open popover whose kind changes.
  useLayoutEffect(() => {
    const popover = inside.current?.closest<HTMLElement>('[popover]');
    if (!popover || !isWindow) return;
    const change = (kind: 'auto' | 'manual') => {
      const wasOpen = popover.matches(':popover-open');
      popover.popover = kind;
      if (wasOpen) popover.showPopover();
    };
    change('manual');
    return () => change('auto');
  }, [inside, isWindow]);

  // Browsers do this for what closes by a click elsewhere.
  useEffect(() => {
    if (!isWindow) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      const own = inside.current?.closest('[popover]');
      const isCovered = [...document.querySelectorAll('dialog[open], :popover-open')].some((other) => other !== own);
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered) return;
      // One Escape closes one thing.
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [inside, isWindow, onClose]);
}
