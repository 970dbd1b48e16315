import { useLayoutEffect, useRef } from 'react';
import { headers, site } from '#site/content/content.ts';
import { frameWords } from '#site/content/words.ts';
import { NavLink, useAddress } from '#site/navigation/navigation.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { heartIcon, menuIcon } from '#site/ui/icons.ts';
import { Panel } from '#site/ui/panel.tsx';
import { findHeader } from './page-header.ts';
import styles from './side-navigation.module.css';

/** Three boxes of links. On phones they fold into one line that names the current page, which opens before the script is there. */
export function SideNavigation() {
  const { key, pathname } = useAddress();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  // biome-ignore lint/correctness/useExhaustiveDependencies: open belongs to one address, and leaving that closes the menu.
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
      {/* The links stand beside it: on wider screens they are no part of what folds. */}
      <details className={styles.menu} ref={menu} data-needs-script="">
        <summary className={styles.toggle}>
          <Icon shape={menuIcon} /> {frameWords.menu}
          <span className={styles.here} dir="auto">
            {namePage(pathname)}
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
                    {icon && <img src={icon.src} width="24" height="24" alt="" />}
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

/** As the menu names it; pages that are not in the menu go by their title. */
function namePage(pathname: string): string {
  const links = site.navigation.flatMap((section) => section.links);
  return links.find(({ to }) => to === pathname)?.label ?? findHeader(headers, pathname).title;
}
