import { useEffect, useState } from 'react';
import { whenLoaded } from '#site/navigation/when-loaded.ts';

/**
 * The result of `load`, which is called after the page's load event. Undefined until it resolves, and forever if it
 * rejects. `load` must stay the same function.
 */
export function useAfterLoad<Loaded>(load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ value: Loaded }>();
  useEffect(() => {
    let isUnmounted = false;
    const cancel = whenLoaded(() => {
      load().then(
        (value) => isUnmounted || setLoaded({ value }),
        () => {},
      );
    });
    return () => {
      isUnmounted = true;
      cancel();
    };
  }, [load]);
  return loaded?.value;
}
