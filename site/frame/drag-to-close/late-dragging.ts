import { useEffect } from 'react';
import { withLateStyles } from '#site/navigation/style-files.ts';

const loadDragging = () => withLateStyles('drag-to-close', import('./drag-to-close.ts'));

/** What opens above the bar can be dragged down. Nobody needs that before the first touch of a button that opens something. */
export function useLateDragging(): void {
  useEffect(() => {
    const page = new AbortController();
    let stop: (() => void) | undefined;
    const start = ({ target }: Event) => {
      if (stop || !(target instanceof Element) || !target.closest('[popovertarget], [data-opens]')) return;
      loadDragging().then(
        ({ startDragging }) => {
          if (!page.signal.aborted) stop ??= startDragging();
        },
        // It closes by its button, Escape and a click beside it.
        () => {},
      );
    };
    document.addEventListener('pointerdown', start, { signal: page.signal });
    return () => {
      page.abort();
      stop?.();
    };
  }, []);
}
