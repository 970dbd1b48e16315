import { useEffect } from 'react';
import { type CounterAddresses, countScriptPolicy } from '#model/visitors.ts';
import { useAddress } from '#site/navigation/navigation.tsx';
import { withBase } from '#site/navigation/paths.ts';
import { whenLoaded } from '#site/navigation/when-loaded.ts';
import { visitService } from './visit-service.ts';

type Visit = { path: string; title: string; referrer?: string; event?: boolean };

declare global {
  interface Window {
    /** Set by the counting script, GoatCounter's or the site's own; never set if that is blocked. */
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
/** How long to wait for a script that may be blocked. */
const scriptTimeoutMs = 10_000;

/** Counts the current page, and each one that the visitor navigates to. */
export function useVisitCounting(): void {
  const { pathname } = useAddress();
  useEffect(() => counting?.countVisit({ path: withBase(pathname), title: document.title }), [pathname]);
}

/**
 * `countVisit` counts a page unless it is the same as the last one. The script is fetched after the load event, so it
 * delays no page; visits are queued until the script has loaded and the tab is visible.
 */
export function createVisitCounting({ script, endpoint }: Pick<CounterAddresses, 'script' | 'endpoint'>) {
  const queue: Visit[] = [];
  let lastPath: string | undefined;
  let element: HTMLScriptElement | null = null;
  let resolveCounted = () => {};
  const isCounted = new Promise<void>((resolve) => {
    resolveCounted = resolve;
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
      // The owner's own tag, which counts the first page on load.
      queue.shift();
    }
    element.addEventListener('load', flush);
    element.addEventListener('error', resolveCounted);
    setTimeout(() => window.goatcounter?.count || resolveCounted(), scriptTimeoutMs);
    document.addEventListener('visibilitychange', flush);
    flush();
  }

  function flush(): void {
    const count = window.goatcounter?.count;
    if (!element || !count || document.visibilityState !== 'visible') return;
    // GoatCounter's script throws if storage is blocked, and it does not report when it is done.
    void Promise.allSettled(queue.splice(0).map(async (visit) => count(visit))).then(resolveCounted);
  }

  const countVisit = (visit: Visit): void => {
    if (visit.path === lastPath) return;
    const isFirst = lastPath === undefined;
    lastPath = visit.path;
    // The referrer is sent once: otherwise GoatCounter would list it for every page of the visit.
    const isInternal = !isFirst || document.referrer.startsWith(`${location.origin}/`);
    queue.push(isInternal ? { ...visit, referrer: '' } : visit);
    if (!isFirst) flush();
    else whenLoaded(start);
  };
  return { countVisit, isCounted };
}
