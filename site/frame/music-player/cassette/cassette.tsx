import { tracks as ownTracks } from 'virtual:content';
import { cassetteWords, sharedWords } from 'virtual:words';
import { useEffect, useRef } from 'react';
import { formatTime } from '#model/music.ts';
import { fillWords } from '#model/words.ts';
import { PlayerButtons } from '#site/frame/music-player/player-controls.tsx';
import type { PopoverProps } from '#site/frame/music-player/popover/late-popover.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { closeIcon } from '#site/ui/icon/icons.ts';
import { WindowBar } from '#site/ui/window.tsx';
import styles from './cassette.module.css';
import { ModeButton, sayMode } from './mode-buttons.tsx';
import { Pages } from './pages.tsx';
import { Spectrum } from './spectrum.tsx';
import { useWindow } from './use-window.ts';

/** A small cassette player: what plays, how it goes on, all songs, and who made them. */
export function Content({ music, control, tracks = ownTracks, onClose }: PopoverProps) {
  const { track, state, elapsedSeconds, durationSeconds, isShuffled, isRepeating } = music;
  const box = useRef<HTMLDivElement>(null);
  useWindow(box, onClose);
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-variant]')?.focus({ preventScroll: true }), []);
  const place = track ? tracks.indexOf(track) + 1 : 0;
  return (
    <div className={styles.cassette} ref={box}>
      <div data-drags="">
        <WindowBar
          controls={
            <Button className={styles.close} isIcon size="small" aria-label={sharedWords.close} onClick={onClose}>
              <Icon shape={closeIcon} isSmall />
            </Button>
          }
        >
          <h2 className={styles.title}>{cassetteWords.title}</h2>
        </WindowBar>
      </div>
      <div className={styles.body}>
        <div className={styles.deck}>
          <div className={styles.slot}>
            <div className={styles.tape}>
              <p className={styles.label} dir="auto">
                {track?.title}
              </p>
            </div>
          </div>
          <div className={styles.screen}>
            <p className={styles.line}>
              <span dir="auto">{track?.artist}</span>
              <span>
                {place > 0 && fillWords(cassetteWords.place, { number: `${place}`, count: `${tracks.length}` })}
              </span>
            </p>
            {track?.videoId === undefined ? (
              <Spectrum control={control} state={state} />
            ) : (
              <p className={styles.unheard}>{cassetteWords.unheard}</p>
            )}
            <p className={styles.line}>
              <span>{formatTime(elapsedSeconds)}</span>
              <span>{formatTime(durationSeconds)}</span>
            </p>
          </div>
          <div className={styles.buttons}>
            <ModeButton
              kind="shuffle"
              isOn={isShuffled}
              onToggle={() => control((playlist) => playlist.toggleShuffled())}
            />
            <PlayerButtons music={music} control={control} />
            <ModeButton
              kind="repeat"
              isOn={isRepeating}
              onToggle={() => control((playlist) => playlist.toggleRepeating())}
            />
          </div>
          <p className={styles.mode} role="status">
            {sayMode(music)}
          </p>
        </div>
        <Pages
          tracks={tracks}
          current={track}
          state={state}
          onJump={(index) => control((playlist) => playlist.jump(index))}
        />
      </div>
    </div>
  );
}

export const className = styles.popover;
