import { useEffect } from 'react';
import { markHydrated } from '#site/navigation/hydration.ts';
import { usePrefetching } from '#site/navigation/prefetch.ts';
import { RandomFacts } from './random-facts/random-facts.tsx';
import { SiteButton } from './side-navigation/site-button.tsx';
import { useVisitCounting } from './visitor-counter/visit-counting.ts';
import { VisitorCounter } from './visitor-counter/visitor-counter.tsx';
import { WidgetBoundary } from './widget-boundary.tsx';

/** The boxes beside or below the page, and what else the frame does once the page is there. */
export function Extras() {
  useEffect(() => markHydrated('extras'), []);
  return (
    <>
      <PageWatch />
      <WidgetBoundary>
        <VisitorCounter />
      </WidgetBoundary>
      <WidgetBoundary>
        <RandomFacts />
      </WidgetBoundary>
      <WidgetBoundary>
        <SiteButton />
      </WidgetBoundary>
    </>
  );
}

/** Apart from the boxes, which are the same on every page. */
function PageWatch() {
  useVisitCounting();
  usePrefetching();
  return null;
}
