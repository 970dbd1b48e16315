import { frameWords, sharedWords } from 'virtual:words';
import type { ReactNode } from 'react';
import { useIsWaiting } from '#site/navigation/waiting.ts';
import styles from './frame.module.css';
import { Header } from './header/header.tsx';
import { extras, musicPlayer } from './hydrate-later.tsx';
import { usePageChange } from './page-change.ts';
import { SideNavigation } from './side-navigation/side-navigation.tsx';
import { useAfterLoad } from './use-after-load.ts';
import { WidgetBoundary } from './widget-boundary.tsx';

const loadDelights = () => import('./delights/delights.ts');

/** What surrounds every page and outlives navigation. */
export function Frame({ children }: { children: ReactNode }) {
  const headingRef = usePageChange();
  const delights = useAfterLoad(loadDelights);
  return (
    <>
      <a className={styles.skipLink} href="#main">
        {frameWords.skip}
      </a>
      <LoadingStatus />
      <div className={styles.frame}>
        <Header headingRef={headingRef} MascotReactions={delights?.MascotReactions} />
        <div className={styles.side}>
          <SideNavigation />
          <div className={styles.extras} data-hydrates="extras">
            <WidgetBoundary>{extras}</WidgetBoundary>
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
      <WidgetBoundary>{musicPlayer}</WidgetBoundary>
    </>
  );
}

function LoadingStatus() {
  return (
    <p className={styles.waiting} role="status">
      {useIsWaiting() ? sharedWords.oneMoment : null}
    </p>
  );
}
