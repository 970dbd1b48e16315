import { volumeStep } from '#model/music.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { mutedIcon, volumeIcon } from '#site/ui/icons.ts';
import { Slider } from '#site/ui/slider.tsx';
import { shortcutKeys } from './keyboard-shortcuts.ts';
import styles from './volume-control.module.css';

type Props = {
  volume: number;
  isMuted: boolean;
  isDisabled: boolean;
  onVolume: (volume: number) => void;
  onMute: () => void;
};

const panelId = 'volume';

/** On a wide bar the slider itself; on a narrow one a key that opens it above the bar. */
export function VolumeControl({ volume, isMuted, isDisabled, onVolume, onMute }: Props) {
  const icon = <Icon shape={isMuted || volume === 0 ? mutedIcon : volumeIcon} />;
  return (
    <div className={styles.volume}>
      <Button
        className={styles.opener}
        isIcon
        aria-label="Volume"
        disabled={isDisabled}
        popoverTarget={panelId}
        data-tab="second"
      >
        {icon}
      </Button>
      <div className={styles.panel} id={panelId} popover="auto">
        <Button
          className={styles.mute}
          isIcon
          size="small"
          aria-label={isMuted ? 'Unmute' : 'Mute'}
          aria-keyshortcuts={shortcutKeys.mute}
          title={`${isMuted ? 'Unmute' : 'Mute'} (${shortcutKeys.mute})`}
          disabled={isDisabled}
          onClick={onMute}
        >
          {icon}
        </Button>
        <Slider
          aria-label="Volume"
          aria-valuetext={isMuted ? 'Muted' : `${Math.round(volume * 100)}%`}
          value={volume}
          max={1}
          step={volumeStep}
          disabled={isDisabled}
          onChange={({ target }) => onVolume(target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
