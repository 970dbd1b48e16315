import { site } from 'virtual:content';
import { playerWords } from 'virtual:words';
import { volumeStep } from '#model/music.ts';
import { Button } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { mutedIcon, volumeIcon } from '#site/ui/icon/icons.ts';
import { Slider } from '#site/ui/slider.tsx';
import { shortcutKeys } from './keyboard-shortcuts.ts';
import styles from './volume-control.module.css';

type Props = {
  volume: number;
  isMuted: boolean;
  onVolume: (volume: number) => void;
  onMute: () => void;
};

export function VolumeControl({ volume, isMuted, onVolume, onMute }: Props) {
  const muteLabel = isMuted ? playerWords.unmute : playerWords.mute;
  return (
    <div className={styles.volume}>
      <Button
        className={styles.mute}
        isIcon
        size="small"
        aria-label={muteLabel}
        aria-keyshortcuts={shortcutKeys.mute}
        title={`${muteLabel} (${shortcutKeys.mute})`}
        onClick={onMute}
      >
        <Icon shape={isMuted || volume === 0 ? mutedIcon : volumeIcon} />
      </Button>
      <Slider
        aria-label={playerWords.volume}
        aria-valuetext={isMuted ? playerWords.muted : volume.toLocaleString(site.language, { style: 'percent' })}
        value={volume}
        max={1}
        step={volumeStep}
        onChange={({ target }) => onVolume(target.valueAsNumber)}
      />
    </div>
  );
}
