import { useEffect } from 'react';
import { showField } from '#studio/app/form/show-field.ts';

/** A phone's keyboard lies over the window: the studio takes the room above it, and shows the field that has the focus there. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport;
    const takeRoom = () => {
      // Somebody who has zoomed in sees a part of the window, whatever is below it.
      if (view && view.scale === 1) document.documentElement.style.setProperty('--room', `${view.height}px`);
      const { activeElement: element } = document;
      if (element instanceof HTMLElement && element.closest('[data-field]')) showField(element);
    };
    takeRoom();
    view?.addEventListener('resize', takeRoom);
    return () => view?.removeEventListener('resize', takeRoom);
  }, []);
}
