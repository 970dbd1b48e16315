import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** In milliseconds: what a click that ended the writing was for has it by then. */
const calmMs = 400;

let isDown = false;
addEventListener(
  'pointerdown',
  () => {
    isDown = true;
  },
  { capture: true },
);
for (const type of ['pointerup', 'pointercancel'])
  addEventListener(
    type,
    () => {
      isDown = false;
    },
    { capture: true },
  );

/** Whether nobody writes here, and no button is held down: nothing moves under a press. */
export function useCalm(isWriting: boolean): boolean {
  const [isCalm, setIsCalm] = useState(true);
  useEffect(() => {
    if (isWriting) return setIsCalm(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = setTimeout(() => (isDown ? look() : setIsCalm(true)), calmMs);
    };
    look();
    return () => clearTimeout(timer);
  }, [isWriting]);
  return isCalm;
}

/** What has the focus stays where it is on the screen when something comes above it. */
export function useKeepFocusPlace(box: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    const element = box.current;
    const focused = document.activeElement;
    const panel = element?.closest('[data-scrolls]');
    if (!isThere || !element || !focused || !panel?.contains(focused)) return;
    const isBelow = element.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_FOLLOWING;
    if (isBelow) panel.scrollTop += element.offsetHeight;
  }, [box, isThere]);
}
