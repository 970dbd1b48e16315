import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { nextIcon, pauseIcon, playIcon, prevIcon } from '#site/ui/icons.ts';
import styles from './music-player.module.css';

type Props = {
  isPlaying: boolean;
  isDisabled: boolean;
  onPrevious: () => void;
  onToggle: () => void;
  onNext: () => void;
};

export function TransportKeys({ isPlaying, isDisabled, onPrevious, onToggle, onNext }: Props) {
  const look = { className: styles.key, isIcon: true, disabled: isDisabled };
  return (
    <div className={styles.keys}>
      <Button {...look} aria-label="Previous track" onClick={onPrevious}>
        <Icon shape={prevIcon} />
      </Button>
      <Button {...look} variant="primary" aria-label={isPlaying ? 'Pause' : 'Play'} onClick={onToggle}>
        <Icon shape={isPlaying ? pauseIcon : playIcon} />
      </Button>
      <Button {...look} aria-label="Next track" onClick={onNext}>
        <Icon shape={nextIcon} />
      </Button>
    </div>
  );
}
