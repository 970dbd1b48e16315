import { useEffect, useState } from 'react';

/**
 * What `load` brings, once the page has loaded: for what no page waits for. Undefined until then, and for good where it
 * does not come. `load` must stay the same function.
 */
export function useAfterLoad<Loaded>(load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ value: Loaded }>();
  useEffect(() => {
    let isGone = false;
    const start = () =>
      void load().then(
        (value) => isGone || setLoaded({ value }),
        () => {},
      );
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => {
      isGone = true;
      removeEventListener('load', start);
    };
  }, [load]);
  return loaded?.value;
}
