import { frameWords, sharedWords } from 'virtual:words';
import { lazy, type ReactNode, Suspense } from 'react';
import { useIsWaiting } from '#site/navigation/navigation.tsx';
import { whenLoaded } from '#site/navigation/when-loaded.ts';
import styles from './frame.module.css';
import { Header } from './header/header.tsx';
import { usePageChange } from './page-change.ts';
import { SideNavigation } from './side-navigation/side-navigation.tsx';
import { SiteButton } from './side-navigation/site-button.tsx';
import { useAfterLoad } from './use-after-load.ts';
import { useVisitCounting } from './visitor-counter/visit-counting.ts';
import { VisitorCounter } from './visitor-counter/visitor-counter.tsx';
import { WidgetBoundary } from './widget-boundary.tsx';

/** Prerendered parts that hydrate after the load event: nothing on the page waits for them. */
const loadLaterParts = async () => {
  if (!import.meta.env.SSR) await new Promise<void>((resolve) => void whenLoaded(resolve));
  return import('./later-parts.ts');
};
const MusicPlayer = lazy(() => loadLaterParts().then((parts) => ({ default: parts.MusicPlayer })));
const RandomFacts = lazy(() => loadLaterParts().then((parts) => ({ default: parts.RandomFacts })));
const loadDelights = () => import('./delights/delights.ts');

/** What surrounds every page and outlives navigation. */
export function Frame({ children }: { children: ReactNode }) {
  const headingRef = usePageChange();
  const isWaiting = useIsWaiting();
  const delights = useAfterLoad(loadDelights);
  useVisitCounting();
  return (
    <>
      <a className={styles.skipLink} href="#main">
        {frameWords.skip}
      </a>
      <p className={styles.waiting} role="status">
        {isWaiting ? sharedWords.oneMoment : null}
      </p>
      <div className={styles.frame}>
        <Header headingRef={headingRef} MascotReactions={delights?.MascotReactions} />
        <div className={styles.side}>
          <SideNavigation />
          <div className={styles.extras}>
            <WidgetBoundary>
              <VisitorCounter />
            </WidgetBoundary>
            <WidgetBoundary>
              <Suspense>
                <RandomFacts />
              </Suspense>
            </WidgetBoundary>
            <WidgetBoundary>
              <SiteButton />
            </WidgetBoundary>
          </div>
        </div>
        <main className={styles.main} id="main" tabIndex={-1}>
          {children}
        </main>
        <div className={styles.end}>
          <WidgetBoundary>{delights ? <delights.Switches /> : null}</WidgetBoundary>
        </div>
        <WidgetBoundary>{delights ? <delights.Surprise /> : null}</WidgetBoundary>
      </div>
      <WidgetBoundary>
        <Suspense>
          <MusicPlayer Offer={delights?.MusicOffer} />
        </Suspense>
      </WidgetBoundary>
    </>
  );
}
