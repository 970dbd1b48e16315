import { playerWords } from 'virtual:words';
import type { ReactNode } from 'react';
import { Button } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { nextIcon, pauseIcon, playIcon, prevIcon } from '#site/ui/icon/icons.ts';
import { type Shortcut, shortcutKeys } from './keyboard-shortcuts.ts';
import styles from './transport-buttons.module.css';

type Props = {
  isPlaying: boolean;
  /** The music is loading or buffering. */
  isBusy: boolean;
  onPrevious: () => void;
  onToggle: () => void;
  onNext: () => void;
  children?: ReactNode;
};

export function TransportButtons({ isPlaying, isBusy, onPrevious, onToggle, onNext, children }: Props) {
  const describe = (label: string, shortcut: Shortcut) => ({
    className: styles.button,
    isIcon: true,
    'aria-label': label,
    'aria-keyshortcuts': shortcutKeys[shortcut],
    title: `${label} (${shortcutKeys[shortcut]})`,
  });
  return (
    <div className={styles.buttons}>
      <Button {...describe(playerWords.previous, 'previous')} onClick={onPrevious}>
        <Icon shape={prevIcon} />
      </Button>
      <Button
        {...describe(isPlaying ? playerWords.pause : playerWords.play, 'toggle')}
        variant="primary"
        data-busy={isBusy || undefined}
        onClick={onToggle}
      >
        <Icon shape={isPlaying ? pauseIcon : playIcon} />
      </Button>
      <Button {...describe(playerWords.next, 'next')} onClick={onNext}>
        <Icon shape={nextIcon} />
      </Button>
      {children}
    </div>
  );
}
