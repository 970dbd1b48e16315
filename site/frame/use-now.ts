import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time, again each minute while the page is in sight. */
export function useNow(now: () => Date): Date {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const update = () => {
      if (document.visibilityState === 'visible') setTime(now());
    };
    const timer = setInterval(update, minuteMs);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now]);
  return time;
}
