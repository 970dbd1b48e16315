import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function in every render, which calls the last one given: for children that are rendered only if their props change. */
export function useStable<Arguments extends unknown[]>(callback: (...given: Arguments) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
