import { createPortal } from 'react-dom';
import type { PageWindow } from './find-windows.ts';
import { OpenTray } from './tray.tsx';

type Props = { windows: PageWindow[]; onBringBack: (window: PageWindow) => void; onTidyUp: () => void };

/** On narrow screens: the tray is the first thing in the menu, and the menu button counts what lies in it. */
export function MenuTray({ windows, onBringBack, onTidyUp }: Props) {
  const place = document.querySelector('[data-tray-place]');
  const count = document.querySelector('[data-tray-count]');
  return (
    <>
      {place && createPortal(<OpenTray {...{ windows, onBringBack, onTidyUp }} />, place)}
      {count && createPortal(` ${windows.length}`, count)}
    </>
  );
}

export const findMenuButton = () => document.querySelector('[data-tray-count]')?.closest('button');

export function closeMenu(): void {
  const menu = document.querySelector<HTMLElement>('[data-tray-place]')?.closest<HTMLElement>('[popover]');
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
