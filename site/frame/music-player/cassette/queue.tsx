import { cassetteWords } from 'virtual:words';
import { useEffect, useRef } from 'react';
import { formatTime } from '#model/music.ts';
import type { Track } from '#model/music-schema.ts';
import { type MusicState, nameTrack } from '#site/frame/music-player/playlist/music-state.ts';
import { PictureBox } from '#site/ui/picture.tsx';
import styles from './queue.module.css';

type Props = {
  tracks: Track[];
  current: Track | undefined;
  state: MusicState;
  onJump: (index: number) => void;
};

/** All songs; a click plays one. */
export function Queue({ tracks, current, state, onJump }: Props) {
  const list = useRef<HTMLOListElement>(null);
  // The page around it must not scroll with it.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    const page = list.current?.parentElement;
    if (row && page) page.scrollTop = row.offsetTop - page.offsetTop - row.offsetHeight;
  }, []);
  return (
    <ol className={styles.queue} ref={list}>
      {tracks.map((track, index) => (
        <li key={nameTrack(track)} className={styles.row}>
          <button
            className={styles.song}
            type="button"
            aria-current={track === current ? 'true' : undefined}
            onClick={() => onJump(index)}
          >
            <PictureBox picture={track.imageSrc} alt="" width={56} height={56} />
            <span className={styles.words}>
              <bdi className={styles.title}>{track.title}</bdi>
              <span className={styles.artist}>
                <bdi>{track.artist}</bdi>
                {track.videoId !== undefined && <span className={styles.host}>YouTube</span>}
              </span>
            </span>
            {track === current && state === 'playing' && (
              <>
                <span className={styles.bars} aria-hidden="true">
                  <i />
                  <i />
                  <i />
                </span>
                <span className="sr-only">{cassetteWords.playing}</span>
              </>
            )}
            <span className={styles.length}>
              {track.durationSeconds !== undefined && formatTime(track.durationSeconds)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
