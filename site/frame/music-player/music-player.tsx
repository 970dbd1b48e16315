import { useState } from 'react';
import { formatTime, seekMax, seekStep, volumeStep } from '#model/music.ts';
import type { Track } from '#model/music-schema.ts';
import { tracks as ownTracks } from '#site/content.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { expandIcon, minimizeIcon, volumeIcon } from '#site/ui/icons.ts';
import { PictureBox } from '#site/ui/picture.tsx';
import { Slider } from '#site/ui/slider.tsx';
import { startAudioEngine } from './audio-engine.ts';
import type { StartEngine } from './engine.ts';
import styles from './music-player.module.css';
import { PlainSong } from './plain-song.tsx';
import { TransportKeys } from './transport-keys.tsx';
import { rememberPause, usePlaylist } from './use-playlist.ts';

/** Those that an engine can play: own audio files. */
const playableTracks = ownTracks.filter(({ file }) => file);

type Props = { tracks?: Track[]; startEngine?: StartEngine; random?: () => number };

/**
 * The bar at the bottom of every page. It outlives navigation, and so does the music. Which track is the first one is
 * left to chance, so the prerendered bar has an empty screen.
 */
export function MusicPlayer({ tracks = playableTracks, startEngine = startAudioEngine, random = Math.random }: Props) {
  const { music, playlist } = usePlaylist(tracks, startEngine, random);
  const [isMinimized, setMinimized] = useState(false);
  const { track, isPlaying, elapsedSeconds, durationSeconds, volume, notice } = music;
  const isEmpty = tracks.length === 0;
  const elapsed = formatTime(elapsedSeconds);
  const duration = formatTime(durationSeconds);
  const hasDuration = durationSeconds > 0;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of main this is the landmark contentinfo.
    <footer
      className={styles.player}
      aria-label="Music player"
      data-player={isMinimized ? 'minimized' : 'expanded'}
      data-print="never"
    >
      <div className={styles.row} data-needs-script="">
        <span className={styles.art}>
          {track && (
            <PictureBox key={track.imageSrc.src} picture={track.imageSrc} alt="" width={56} height={56} isEager />
          )}
        </span>
        <div className={styles.screen}>
          <p className={styles.title} title={track?.title}>
            {isEmpty ? 'Nothing playing' : track?.title}
          </p>
          <p className={styles.artist}>{!notice && track?.artist}</p>
          <p className={styles.artist} role="status" title={notice}>
            {notice}
          </p>
        </div>
        <TransportKeys
          isPlaying={isPlaying}
          isDisabled={isEmpty}
          onPrevious={() => {
            rememberPause(false);
            playlist.current?.previous();
          }}
          onToggle={() => {
            rememberPause(isPlaying);
            playlist.current?.toggle();
          }}
          onNext={() => {
            rememberPause(false);
            playlist.current?.next();
          }}
        />
        <div className={styles.seek}>
          <span className={styles.time}>{elapsed}</span>
          <Slider
            thumb="heart"
            aria-label="Seek"
            aria-valuetext={hasDuration ? `${elapsed} of ${duration}` : elapsed}
            value={hasDuration ? (elapsedSeconds / durationSeconds) * seekMax : 0}
            max={seekMax}
            step={seekStep}
            disabled={isEmpty}
            onChange={({ target }) => {
              rememberPause(false);
              playlist.current?.seek(target.valueAsNumber);
            }}
          />
          <span className={styles.time}>{duration}</span>
        </div>
        <div className={styles.volume}>
          <Icon shape={volumeIcon} />
          <Slider
            aria-label="Volume"
            aria-valuetext={`${Math.round(volume * 100)}%`}
            value={volume}
            max={1}
            step={volumeStep}
            disabled={isEmpty}
            onChange={({ target }) => playlist.current?.setVolume(target.valueAsNumber)}
          />
        </div>
        <Button
          className={styles.toggle}
          isIcon
          size="small"
          aria-label={isMinimized ? 'Expand player' : 'Minimize player'}
          onClick={() => setMinimized(!isMinimized)}
        >
          <Icon shape={isMinimized ? expandIcon : minimizeIcon} isSmall />
        </Button>
      </div>
      {tracks[0] && <PlainSong track={tracks[0]} />}
    </footer>
  );
}
