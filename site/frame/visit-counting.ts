import { useEffect } from 'react';
import { type CounterAddresses, countScriptPolicy } from '#model/visitors.ts';
import { useAddress } from '#site/navigation.tsx';
import { withBase } from '#site/paths.ts';
import { whenLoaded } from '#site/when-loaded.ts';
import { visitService } from './visit-service.ts';

type Visit = { path: string; title: string };

declare global {
  interface Window {
    /** What a counting script puts there: GoatCounter's or the site's own. A blocked one never does. */
    goatcounter?: { count?: (visit: Visit) => void };
    /** https://w3c.github.io/trusted-types/dist/spec/ */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (address: string) => string };
    };
  }
}

const countVisit = visitService && createVisitCounting(visitService);

/** Counts the page that is shown, and each one that takes its place. */
export function useVisitCounting(): void {
  const { pathname } = useAddress();
  useEffect(() => countVisit?.({ path: withBase(pathname), title: document.title }), [pathname]);
}

/**
 * Returns the function that counts a page, unless it is the last one again. The script is fetched when the document has
 * loaded, so that no page waits for it, and pages wait for the script, and for somebody who sees them.
 */
export function createVisitCounting({ script, endpoint }: Pick<CounterAddresses, 'script' | 'endpoint'>) {
  const waiting: Visit[] = [];
  let lastPath: string | undefined;
  let element: HTMLScriptElement | null = null;

  function start(): void {
    element = document.querySelector<HTMLScriptElement>('script[data-goatcounter]');
    if (!element) {
      element = document.createElement('script');
      Object.assign(element.dataset, { goatcounter: endpoint, goatcounterSettings: '{"no_onload":true}' });
      const policy = window.trustedTypes?.createPolicy(countScriptPolicy, { createScriptURL: () => script });
      element.src = policy?.createScriptURL(script) ?? script;
      document.head.append(element);
    } else if (!element.dataset.goatcounterSettings?.includes('no_onload')) {
      // A tag of the owner's own, which counts the first page by itself.
      waiting.shift();
    }
    element.addEventListener('load', send);
    document.addEventListener('visibilitychange', send);
    send();
  }

  function send(): void {
    const count = window.goatcounter?.count;
    if (!element || !count || document.visibilityState !== 'visible') return;
    for (const visit of waiting.splice(0)) {
      try {
        count(visit);
      } catch {
        // GoatCounter's script reads the storage, which the browser may refuse.
      }
    }
  }

  return (visit: Visit): void => {
    if (visit.path === lastPath) return;
    const isFirst = lastPath === undefined;
    lastPath = visit.path;
    waiting.push(visit);
    if (!isFirst) send();
    else whenLoaded(start);
  };
}
