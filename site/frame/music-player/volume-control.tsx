import { site } from 'virtual:content';
import { playerWords } from 'virtual:words';
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

/** On a wide bar the slider itself; on a narrow one a button that opens it above the bar. */
export function VolumeControl({ volume, isMuted, isDisabled, onVolume, onMute }: Props) {
  const icon = <Icon shape={isMuted || volume === 0 ? mutedIcon : volumeIcon} />;
  const muteLabel = isMuted ? playerWords.unmute : playerWords.mute;
  return (
    <div className={styles.volume}>
      <Button
        className={styles.opener}
        isIcon
        aria-label={playerWords.volume}
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
          aria-label={muteLabel}
          aria-keyshortcuts={shortcutKeys.mute}
          title={`${muteLabel} (${shortcutKeys.mute})`}
          disabled={isDisabled}
          onClick={onMute}
        >
          {icon}
        </Button>
        <Slider
          aria-label={playerWords.volume}
          aria-valuetext={isMuted ? playerWords.muted : volume.toLocaleString(site.language, { style: 'percent' })}
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
