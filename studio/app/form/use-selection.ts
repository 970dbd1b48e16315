import { type RefObject, useEffect, useState } from 'react';

type Selection = { start: number; end: number };

/** What is selected in a text, also while the focus is elsewhere; undefined until somebody was in it. */
export function useSelection(box: RefObject<HTMLTextAreaElement | null>): Selection | undefined {
  const [selection, setSelection] = useState<Selection>();
  useEffect(() => {
    const read = () => {
      const element = box.current;
      if (!element || document.activeElement !== element) return;
      const { selectionStart: start, selectionEnd: end } = element;
      setSelection((known) => (known?.start === start && known.end === end ? known : { start, end }));
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [box]);
  return selection;
}
