import { useEffect, useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Shows sparkles while `isOn`, unless the visitor's system asks for reduced motion. Returns whether it does. */
export function useSparkles(isOn: boolean): boolean {
  const isReduced = useSyncExternalStore(watchReducedMotion, () => matchMedia(reducedMotion).matches);
  const isActive = isOn && !isReduced;
  useEffect(() => {
    if (!isActive) return;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    import('./sparkles.ts').then(
      ({ startSparkles }) => {
        if (!isUnmounted) stop = startSparkles();
      },
      () => {},
    );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [isActive]);
  return isReduced;
}

function watchReducedMotion(onChange: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
