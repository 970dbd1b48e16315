import { useEffect, useEffectEvent, useState } from 'react';

export type Reading<Value> = { value?: Value; hasFailed: boolean };

/** What `read` resolves with, read again after each revision of the site. A value that was read stays if a later reading fails. */
export function useReading<Value>(read: () => Promise<Value>, revision: number): Reading<Value> {
  const [reading, setReading] = useState<Reading<Value>>({ hasFailed: false });
  const latest = useEffectEvent(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision may read something else
  useEffect(() => {
    let isCurrent = true;
    latest().then(
      (value) => isCurrent && setReading({ value, hasFailed: false }),
      () => isCurrent && setReading((known) => ({ ...known, hasFailed: true })),
    );
    return () => {
      isCurrent = false;
    };
  }, [revision]);
  return reading;
}
