import { playerWords } from 'virtual:words';
import { useEffect, useState } from 'react';
import { rememberSize } from '#site/frame/music-player/playlist/music-memory.ts';
import { Button } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { expandIcon, minimizeIcon } from '#site/ui/icon/icons.ts';
import styles from './size-button.module.css';

/** Minimizes the bar and expands it again, on every page and after a reload. */
export function SizeButton() {
  const [isMinimized, setMinimized] = useState(false);
  // before-paint.ts has already restored the bar's height.
  useEffect(() => setMinimized(document.documentElement.dataset.player === 'minimized'), []);
  return (
    <Button
      className={styles.toggle}
      isIcon
      size="small"
      data-tab="first"
      aria-label={isMinimized ? playerWords.expand : playerWords.minimize}
      onClick={() => {
        document.documentElement.dataset.player = isMinimized ? 'expanded' : 'minimized';
        rememberSize(!isMinimized);
        setMinimized(!isMinimized);
      }}
    >
      <Icon shape={isMinimized ? expandIcon : minimizeIcon} isSmall />
    </Button>
  );
}
