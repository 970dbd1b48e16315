import { frameWords, sharedWords } from 'virtual:words';
import type { ReactNode } from 'react';
import { useAddress } from '#site/navigation/navigation.tsx';
import { withLateStyles } from '#site/navigation/style-files.ts';
import { useIsWaiting } from '#site/navigation/waiting.ts';
import styles from './frame.module.css';
import { Header } from './header/header.tsx';
import { extras, musicPlayer } from './hydrate-later.tsx';
import { usePageChange } from './page-change.ts';
import { SideNavigation } from './side-navigation/side-navigation.tsx';
import { useAfterLoad } from './use-after-load.ts';
import { WidgetBoundary } from './widget-boundary.tsx';

/** Named one by one; see hydrate-later.tsx. */
const importDelights = () =>
  import('./delights/delights.ts').then(
    ({ LateMoment, LateMoves, MascotReactions, SceneLife, Surprise, Switches }) => ({
      LateMoment,
      LateMoves,
      MascotReactions,
      SceneLife,
      Surprise,
      Switches,
    }),
  );
const loadDelights = () => withLateStyles('moves', importDelights());

// What is the same on every page is made once: React passes over it when the address changes.
const beginning = (
  <>
    <a className={styles.skipLink} href="#main">
      {frameWords.skip}
    </a>
    <LoadingStatus />
  </>
);
const rail = (
  <div className={styles.rail}>
    <div className={styles.side}>
      <SideNavigation />
      <div className={styles.extras} data-hydrates="extras">
        <WidgetBoundary>{extras}</WidgetBoundary>
      </div>
    </div>
  </div>
);
const player = <WidgetBoundary>{musicPlayer}</WidgetBoundary>;

/** What surrounds every page and outlives navigation. */
export function Frame({ children }: { children: ReactNode }) {
  const headingRef = usePageChange();
  const { pathname } = useAddress();
  const delights = useAfterLoad(loadDelights);
  return (
    <>
      {beginning}
      <div className={styles.frame} data-page={pathname === '/' ? 'home' : undefined}>
        <Header headingRef={headingRef} delights={delights} />
        {rail}
        <main className={styles.main} id="main" tabIndex={-1}>
          {children}
        </main>
        <div className={styles.end}>
          <WidgetBoundary>{delights && <delights.Switches />}</WidgetBoundary>
          <WidgetBoundary>{delights && <delights.Surprise />}</WidgetBoundary>
        </div>
        <WidgetBoundary>{delights && <delights.LateMoves />}</WidgetBoundary>
      </div>
      {player}
    </>
  );
}

function LoadingStatus() {
  return (
    <p className={styles.waiting} role="status">
      {useIsWaiting() && sharedWords.oneMoment}
    </p>
  );
}
