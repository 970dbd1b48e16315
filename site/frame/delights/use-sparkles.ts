import { useEffect, useSyncExternalStore } from 'react';

const stillness = '(prefers-reduced-motion: reduce)';

/** Sparkles while `isOn`. Tells whether they keep still, because the visitor's system asks for less motion. */
export function useSparkles(isOn: boolean): boolean {
  const isStill = useSyncExternalStore(watchStillness, () => matchMedia(stillness).matches);
  const isShining = isOn && !isStill;
  useEffect(() => {
    if (!isShining) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./sparkles.ts').then(
      ({ startSparkles }) => {
        if (!isGone) stop = startSparkles();
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isShining]);
  return isStill;
}

function watchStillness(onChange: () => void) {
  const query = matchMedia(stillness);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
