import { playerWords } from 'virtual:words';
import { useEffect, useState } from 'react';
import { rememberSize } from '#site/frame/music-player/playlist/music-memory.ts';
import { Button } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { minimizeIcon, upIcon } from '#site/ui/icon/icons.ts';
import styles from './size-button.module.css';

/**
 * On wide screens it minimizes the bar and expands it again, on every page and after a reload. On narrow ones the bar is
 * small, and the large player opens above it.
 */
export function SizeButton({ playerId }: { playerId: string }) {
  const [isMinimized, setMinimized] = useState(false);
  // before-paint.ts has already restored the bar's height.
  useEffect(() => setMinimized(document.documentElement.dataset.player === 'minimized'), []);
  return (
    <>
      <Button
        className={styles.toggle}
        isIcon
        size="small"
        aria-label={isMinimized ? playerWords.expand : playerWords.minimize}
        onClick={() => {
          document.documentElement.dataset.player = isMinimized ? 'expanded' : 'minimized';
          rememberSize(!isMinimized);
          setMinimized(!isMinimized);
        }}
      >
        <Icon shape={isMinimized ? upIcon : minimizeIcon} isSmall />
      </Button>
      <Button
        className={`${styles.toggle} ${styles.opener}`}
        isIcon
        aria-label={playerWords.expand}
        popoverTarget={playerId}
      >
        <Icon shape={upIcon} isSmall />
      </Button>
    </>
  );
}
