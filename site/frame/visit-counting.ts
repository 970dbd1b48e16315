import { useEffect } from 'react';
import { type CounterAddresses, countScriptPolicy } from '#model/visitors.ts';
import { useAddress } from '#site/navigation/navigation.tsx';
import { withBase } from '#site/navigation/paths.ts';
import { whenLoaded } from '#site/navigation/when-loaded.ts';
import { visitService } from './visit-service.ts';

type Visit = { path: string; title: string; referrer?: string };

declare global {
  interface Window {
    /** What a counting script puts there: GoatCounter's or the site's own. A blocked one never does. */
    goatcounter?: { count?: (visit: Visit) => unknown };
    /** https://w3c.github.io/trusted-types/dist/spec/ */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (address: string) => string };
    };
  }
}

const counting = visitService && createVisitCounting(visitService);
/** Resolves when the visit to the first page has been counted, or cannot be. */
export const firstVisit = counting?.isCounted;
/** A script that nobody lets through is not waited for any longer. */
const scriptTimeoutMs = 10_000;

/** Counts the page that is shown, and each one that takes its place. */
export function useVisitCounting(): void {
  const { pathname } = useAddress();
  useEffect(() => counting?.countVisit({ path: withBase(pathname), title: document.title }), [pathname]);
}

/**
 * `countVisit` counts a page, unless it is the last one again. The script is fetched when the document has loaded, so that
 * no page waits for it, and pages wait for the script, and for somebody who sees them.
 */
export function createVisitCounting({ script, endpoint }: Pick<CounterAddresses, 'script' | 'endpoint'>) {
  const waiting: Visit[] = [];
  let lastPath: string | undefined;
  let element: HTMLScriptElement | null = null;
  let tellCounted = () => {};
  const isCounted = new Promise<void>((resolve) => {
    tellCounted = resolve;
  });

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
    element.addEventListener('error', tellCounted);
    setTimeout(() => window.goatcounter?.count || tellCounted(), scriptTimeoutMs);
    document.addEventListener('visibilitychange', send);
    send();
  }

  function send(): void {
    const count = window.goatcounter?.count;
    if (!element || !count || document.visibilityState !== 'visible') return;
    // GoatCounter's script reads the storage, which the browser may refuse, and it does not say when it is done.
    void Promise.allSettled(waiting.splice(0).map(async (visit) => count(visit))).then(tellCounted);
  }

  const countVisit = (visit: Visit): void => {
    if (visit.path === lastPath) return;
    const isFirst = lastPath === undefined;
    lastPath = visit.path;
    // Where somebody came from is told once: else GoatCounter lists it for every page they open from there.
    const isFromHere = !isFirst || document.referrer.startsWith(`${location.origin}/`);
    waiting.push(isFromHere ? { ...visit, referrer: '' } : visit);
    if (!isFirst) send();
    else whenLoaded(start);
  };
  return { countVisit, isCounted };
}
