import { site } from 'virtual:content';
import { type ComponentType, type RefObject, useState } from 'react';
import type { Mood } from '#model/delights-schema.ts';
import { WidgetBoundary } from '#site/frame/widget-boundary.tsx';
import { Link, useAddress } from '#site/navigation/navigation.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { heartIcon } from '#site/ui/icon/icons.ts';
import { Window, WindowBar } from '#site/ui/window.tsx';
import styles from './header.module.css';
import { PageTitle } from './page-title.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Ticker } from './ticker.tsx';
import { usePageHeader } from './use-page-header.ts';

type Props = {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Undefined until its chunk has loaded. */
  MascotReactions?: ComponentType<{ onMood: (mood: Mood | undefined) => void }> | undefined;
};

/** The site's name, the scene with the page's title, and the ticker. */
export function Header({ headingRef, MascotReactions }: Props) {
  const { pathname } = useAddress();
  const [mood, setMood] = useState<Mood>();
  const { title, letters, subtitle, ...own } = usePageHeader();
  const { picture, bubble } = mood ?? { picture: own.mascot, bubble: own.bubble };
  return (
    <Window as="header" className="h-card">
      <title>{pathname === '/' ? site.title : `${title} · ${site.title}`}</title>
      <WindowBar controls={<ThemeSwitch />}>
        <Link className={`${styles.brand} p-name u-url`} to="/" rel="me">
          <Icon shape={heartIcon} />
          <bdi>{site.title}</bdi>
        </Link>
      </WindowBar>
      <div className={styles.scene}>
        <span className={styles.orb} />
        <div className={styles.text}>
          <PageTitle title={title} letters={letters} headingRef={headingRef} />
          {subtitle ? (
            <p className={styles.subtitle} dir="auto">
              {subtitle}
            </p>
          ) : null}
        </div>
        {bubble ? (
          <p className={styles.bubble} dir="auto" aria-hidden="true">
            {bubble}
          </p>
        ) : null}
        <img key={picture.src} className={styles.mascot} src={picture.src} width="120" height="120" alt="" />
        <WidgetBoundary>{MascotReactions ? <MascotReactions onMood={setMood} /> : null}</WidgetBoundary>
      </div>
      <Ticker lines={site.ticker} />
    </Window>
  );
}
