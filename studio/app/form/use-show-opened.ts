import { type RefObject, useEffect, useRef } from 'react';

/** What is opened below the edge of the form comes into sight, its top first. */
export function useShowOpened(element: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) element.current?.scrollIntoView({ block: 'nearest' });
    wasOpen.current = isOpen;
  }, [element, isOpen]);
}
