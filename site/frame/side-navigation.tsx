import { useRef, useState } from 'react';
import { headers, site } from '#site/content.ts';
import { NavLink, useAddress } from '#site/navigation.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { heartIcon, menuIcon } from '#site/ui/icons.ts';
import { Panel } from '#site/ui/panel.tsx';
import { frameWords } from '#site/words.ts';
import { findHeader } from './page-header.ts';
import styles from './side-navigation.module.css';

/** Three boxes of links. On phones they fold into one button that names the current page. */
export function SideNavigation() {
  const { key, pathname } = useAddress();
  // Open belongs to one address: following a link closes the menu.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const toggleRef = useRef<HTMLButtonElement>(null);
  return (
    <nav
      className={styles.navigation}
      aria-label={frameWords.navigation}
      data-open={isOpen}
      onKeyDown={({ key: pressed }) => {
        if (pressed !== 'Escape' || !isOpen) return;
        setOpenAt(undefined);
        toggleRef.current?.focus();
      }}
    >
      <button
        className={styles.toggle}
        ref={toggleRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls="site-links"
        onClick={() => setOpenAt(isOpen ? undefined : key)}
        data-needs-script=""
      >
        <Icon shape={menuIcon} /> {frameWords.menu}
        <span className={styles.here}>{namePage(pathname)}</span>
      </button>
      <div className={styles.sections} id="site-links">
        {site.navigation.map(({ title, tone, links }) => (
          <Panel key={title} className={styles.section} title={title} tone={tone} isQuiet isFlush>
            <ul className={styles.list}>
              {links.map(({ label, to, icon }) => (
                <li key={to}>
                  <NavLink className={styles.link} to={to}>
                    {icon && <img src={icon.src} width="24" height="24" alt="" />}
                    {label}
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
