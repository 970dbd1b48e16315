import { useEffect, useState } from 'react';
import { whenLoaded } from '#site/navigation/when-loaded.ts';

/**
 * What `load` brings, once the page has loaded: for what no page waits for. Undefined until then, and for good where it
 * does not come. `load` must stay the same function.
 */
export function useAfterLoad<Loaded>(load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ value: Loaded }>();
  useEffect(() => {
    let isGone = false;
    const callOff = whenLoaded(() => {
      load().then(
        (value) => isGone || setLoaded({ value }),
        () => {},
      );
    });
    return () => {
      isGone = true;
      callOff();
    };
  }, [load]);
  return loaded?.value;
}
