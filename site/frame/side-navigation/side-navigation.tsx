import { site } from 'virtual:content';
import { frameWords } from 'virtual:words';
import { type ToggleEvent, useLayoutEffect, useRef } from 'react';
import { MenuButton, menuId } from '#site/frame/bottom-bar/menu-button.tsx';
import { NavLink, useAddress } from '#site/navigation/navigation.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { heartIcon } from '#site/ui/icon/icons.ts';
import { Panel } from '#site/ui/panel.tsx';
import styles from './side-navigation.module.css';

// Made once; see frame.tsx. What the address changes about a link, it notices itself.
const button = <MenuButton />;
const sections = (
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
);

/**
 * Three boxes of links. On narrow screens they open above the bar as a popover, which needs no script. Windows that were
 * put away are listed in `data-tray-place`, which is empty until then.
 */
export function SideNavigation() {
  const { key } = useAddress();
  const menu = useRef<HTMLElement>(null);
  const shown = useRef(key);
  // Leaving the address closes the menu. Not in a clean-up, when half of the new page is there: closing gives the focus back, for
  // which a browser lays everything out, and React would give it to the link again.
  useLayoutEffect(() => {
    if (shown.current !== key) menu.current?.hidePopover();
    shown.current = key;
  }, [key]);
  return (
    <>
      {button}
      <nav
        className={styles.menu}
        id={menuId}
        popover="auto"
        tabIndex={-1}
        aria-label={frameWords.navigation}
        ref={menu}
        onToggle={moveFocus}
      >
        <div className={styles.tray} data-tray-place="" />
        {sections}
      </nav>
    </>
  );
}

/** Browsers give the focus back by themselves, but not after a click beside the menu. */
function moveFocus({ newState, currentTarget: menu }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') (menu.querySelector<HTMLElement>('[aria-current]') ?? menu.querySelector('a'))?.focus();
  else if (document.activeElement === document.body) menu.parentElement?.querySelector('button')?.focus();
}
