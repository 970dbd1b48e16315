import { site } from 'virtual:content';
import { frameWords } from 'virtual:words';
import { useLayoutEffect, useRef } from 'react';
import { usePageHeader } from '#site/frame/header/use-page-header.ts';
import { NavLink, useAddress } from '#site/navigation/navigation.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { heartIcon, menuIcon } from '#site/ui/icon/icons.ts';
import { Panel } from '#site/ui/panel.tsx';
import styles from './side-navigation.module.css';

/** Three boxes of links. On phones they collapse into one line that names the current page; it opens without script. */
export function SideNavigation() {
  const { key, pathname } = useAddress();
  const { title } = usePageHeader();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the address closes the menu.
  useLayoutEffect(() => close, [key]);
  return (
    <nav
      aria-label={frameWords.navigation}
      onKeyDown={({ key: pressed }) => {
        if (pressed !== 'Escape' || !menu.current?.open) return;
        close();
        menu.current.querySelector('summary')?.focus();
      }}
    >
      {/* The links are siblings of it, because on wider screens they do not collapse. */}
      <details className={styles.menu} ref={menu} data-needs-script="">
        <summary className={styles.toggle}>
          <Icon shape={menuIcon} /> {frameWords.menu}
          <span className={styles.here} dir="auto">
            {findLabel(pathname) ?? title}
          </span>
        </summary>
      </details>
      <div className={styles.sections}>
        {site.navigation.map(({ title, tone, links }) => (
          <Panel key={title} className={styles.section} title={title} tone={tone} isQuiet isFlush>
            <ul className={styles.list}>
              {links.map(({ label, to, icon }) => (
                <li key={to}>
                  <NavLink className={styles.link} to={to}>
                    {/* On a phone most menus stay closed. */}
                    {icon && <img src={icon.src} width="24" height="24" alt="" loading="lazy" />}
                    <bdi>{label}</bdi>
                    <Icon shape={heartIcon} isSmall />
                  </NavLink>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </nav>
  );
}

/** The page's label in the menu; undefined if the menu does not have it. */
const findLabel = (pathname: string) =>
  site.navigation.flatMap(({ links }) => links).find(({ to }) => to === pathname)?.label;
