import { frameWords, sharedWords } from 'virtual:words';
import type { ReactNode } from 'react';
import { useIsWaiting } from '#site/navigation/navigation.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { MusicPlayer } from './music-player/music-player.tsx';
import { usePageChange } from './page-change.ts';
import { RandomFacts } from './random-facts.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { SiteButton } from './site-button.tsx';
import { useAfterLoad } from './use-after-load.ts';
import { useVisitCounting } from './visit-counting.ts';
import { VisitorCounter } from './visitor-counter.tsx';
import { WidgetBoundary } from './widget-boundary.tsx';

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
              <RandomFacts />
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
        <MusicPlayer Offer={delights?.MusicOffer} />
      </WidgetBoundary>
    </>
  );
}
