import { useEffect } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Shows sparkles while `isOn`, unless the visitor's system asks for reduced motion. Returns whether it does. */
export function useSparkles(isOn: boolean): boolean {
  const isReduced = useReducedMotion();
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
