import { site } from 'virtual:content';
import type { RefObject } from 'react';
import { ticker } from '#site/frame/hydrate-later.tsx';
import { WidgetBoundary } from '#site/frame/widget-boundary.tsx';
import { Link, useAddress } from '#site/navigation/navigation.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { heartIcon } from '#site/ui/icon/icons.ts';
import styles from './header.module.css';
import { MascotPlace } from './mascot-place.tsx';
import { PageTitle } from './page-title.tsx';
import { Scene } from './scene/scene.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { usePageHeader } from './use-page-header.ts';

type Props = {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Undefined until its chunk has loaded. */
  delights?: typeof import('#site/frame/delights/delights.ts') | undefined;
};

/** More letters take three lines of a phone's bar in the titles' font. */
const longName = 24;

// Made once; see frame.tsx.
const bar = (
  <div className={styles.bar}>
    <Link
      className={`${styles.brand} p-name u-url`}
      to="/"
      rel="me"
      data-long={site.title.length > longName || undefined}
    >
      <Icon shape={heartIcon} />
      <bdi>{site.title}</bdi>
    </Link>
    <div className={styles.news}>
      <WidgetBoundary>{ticker}</WidgetBoundary>
    </div>
    <ThemeSwitch />
  </div>
);

/** A bar with the site's name and the ticker, and the scene with the page's title: tall on Home, low elsewhere. */
export function Header({ headingRef, delights }: Props) {
  const { pathname } = useAddress();
  const { title, titleLength, subtitle, mascot, bubble } = usePageHeader();
  return (
    <header className={`${styles.header} h-card`}>
      <title>{pathname === '/' ? site.title : `${title} · ${site.title}`}</title>
      {bar}
      <div className={styles.scene}>
        <Scene>
          <WidgetBoundary>{delights && <delights.SceneLife />}</WidgetBoundary>
        </Scene>
        <div className={styles.words}>
          <PageTitle title={title} titleLength={titleLength} isHome={pathname === '/'} headingRef={headingRef} />
          {subtitle && (
            <p className={styles.subtitle} dir="auto">
              {subtitle}
            </p>
          )}
        </div>
        <MascotPlace mascot={mascot} bubble={bubble} delights={delights} />
      </div>
    </header>
  );
}
