import { useEffect, useState } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Whether nothing has happened on the page for that long. */
export function useBoredom(afterMs: number): boolean {
  const [isBored, setIsBored] = useState(false);
  useEffect(() => {
    let timer = setTimeout(setIsBored, afterMs, true);
    const wake = () => {
      clearTimeout(timer);
      setIsBored(false);
      timer = setTimeout(setIsBored, afterMs, true);
    };
    for (const sign of signs) addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, wake);
    };
  }, [afterMs]);
  return isBored;
}
