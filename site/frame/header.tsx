import type { RefObject } from 'react';
import { headers, site } from '#site/content.ts';
import { Link, useAddress } from '#site/navigation.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { heartIcon } from '#site/ui/icons.ts';
import { Window, WindowBar } from '#site/ui/window.tsx';
import styles from './header.module.css';
import { findHeader } from './page-header.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { Ticker } from './ticker.tsx';

/** The site's name, the scene with the page's title, and the ticker. */
export function Header({ headingRef }: { headingRef: RefObject<HTMLHeadingElement | null> }) {
  const { pathname } = useAddress();
  const { title, letters, subtitle, mascot, bubble } = findHeader(headers, pathname);
  return (
    <Window as="header" className="h-card">
      <title>{pathname === '/' ? site.title : `${title} · ${site.title}`}</title>
      <WindowBar controls={<ThemeSwitch />}>
        <Link className={`${styles.brand} p-name u-url`} to="/" rel="me">
          <Icon shape={heartIcon} />
          {site.title}
        </Link>
      </WindowBar>
      <div className={styles.scene}>
        <span className={styles.orb} />
        <div className={styles.text}>
          <h1 className={styles.title} ref={headingRef} tabIndex={-1} data-letters={letters}>
            {title}
          </h1>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        </div>
        {bubble ? (
          <p className={styles.bubble} aria-hidden="true">
            {bubble}
          </p>
        ) : null}
        <img
          key={mascot.src}
          className={styles.mascot}
          src={mascot.src}
          width="120"
          height="120"
          alt=""
          onError={({ currentTarget }) => {
            // A broken picture would be worse than no mascot.
            currentTarget.hidden = true;
          }}
        />
      </div>
      <Ticker lines={site.ticker} />
    </Window>
  );
}
