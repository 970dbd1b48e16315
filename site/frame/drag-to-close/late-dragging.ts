import { useEffect } from 'react';
import { withLateStyles } from '#site/navigation/style-files.ts';

// Should it fail to load, a button, Escape and a click beside it close what is open; the next opening tries again.
const start = () => {
  withLateStyles('large-player', import('./drag-to-close.ts')).then(
    ({ startDragging }) => startDragging(),
    () => {},
  );
};

/** What opens above the bar can be dragged down. Nobody needs that before something opens. */
export function useLateDragging(): void {
  useEffect(() => {
    // It does not bubble.
    document.addEventListener('beforetoggle', start, true);
    return () => document.removeEventListener('beforetoggle', start, true);
  }, []);
}
