import { site } from 'virtual:content';
import { playerWords } from 'virtual:words';
import { useEffect, useRef } from 'react';
import { PlayerButtons, PlayerSeek, PlayerVolume } from '#site/frame/music-player/player-controls.tsx';
import { cassetteId } from '#site/frame/music-player/screen/screen.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import styles from './large-player.module.css';
import type { PopoverProps } from './late-popover.tsx';

/** The large player of narrow screens. */
export function Content({ music, control, onClose }: PopoverProps) {
  const { track } = music;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-variant]')?.focus(), []);
  const cover = track && <PictureBox picture={track.imageSrc} alt="" width={112} height={112} isEager />;
  return (
    <div className={styles.player} ref={box}>
      {site.music.cassette ? (
        <button
          className={styles.art}
          type="button"
          aria-label={playerWords.cassette}
          // See first-gesture.ts.
          data-opens={cassetteId}
          onClick={() => {
            onClose();
            document.getElementById(cassetteId)?.showPopover();
          }}
        >
          {cover}
        </button>
      ) : (
        <span className={styles.art}>{cover}</span>
      )}
      <div className={styles.screen}>
        <p className={styles.title} dir="auto">
          {track?.title ?? playerWords.empty}
        </p>
        <p className={styles.artist} dir="auto">
          {track && (track.videoId === undefined ? track.artist : `${track.artist} · YouTube`)}
        </p>
      </div>
      <PlayerSeek music={music} control={control} />
      <div className={styles.buttons}>
        <PlayerButtons music={music} control={control} />
      </div>
      <PlayerVolume music={music} control={control} />
    </div>
  );
}

export const className = styles.popover;
