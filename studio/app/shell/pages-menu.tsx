import { useRef } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import type { FrameWidth } from '#studio/app/preview/fit-frame.ts';
import { say } from '#studio/app/say.ts';
import { pagesMenuId } from './bar.tsx';
import { PagesList } from './pages-list.tsx';
import styles from './pages-menu.module.css';
import { Widths } from './widths.tsx';

type Props = {
  width: FrameWidth;
  theme: 'day' | 'night';
  onWidth: (width: FrameWidth) => void;
  onTheme: () => void;
};

/** The list of pages that opens from the bar. On narrow windows it has what the bar has no room for. */
export function PagesMenu({ width, theme, onWidth, onTheme }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={menu}
      className={styles.menu}
      id={pagesMenuId}
      popover="auto"
      role="dialog"
      aria-label={say('pages.name')}
    >
      <div className={styles.list}>
        <PagesList onDone={() => menu.current?.hidePopover()} />
      </div>
      <div className={styles.settings}>
        <Widths width={width} onWidth={onWidth} />
        <div className={styles.phone}>
          <Button onClick={onTheme}>
            <Icon name={theme === 'night' ? 'sun' : 'moon'} /> {say(theme === 'night' ? 'bar.day' : 'bar.night')}
          </Button>
        </div>
      </div>
    </div>
  );
}
