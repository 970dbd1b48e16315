import { playerWords } from 'virtual:words';
import { PictureBox } from '#site/ui/picture.tsx';
import { Marquee } from './marquee.tsx';
import { describeMusic } from './music-words.ts';
import type { Music } from './playlist/music-state.ts';
import styles from './screen.module.css';

/** The cover and the little screen, with the track and the player's state. */
export function Screen({ music, isEmpty }: { music: Music; isEmpty: boolean }) {
  const { track } = music;
  const { shown, spoken } = describeMusic(music);
  // Visitors should know that the player is YouTube's.
  const artist = track && (track.videoId === undefined ? track.artist : `${track.artist} · YouTube`);
  return (
    <>
      <span className={styles.art}>
        {track && (
          <PictureBox key={track.imageSrc.src} picture={track.imageSrc} alt="" width={56} height={56} isEager />
        )}
      </span>
      <div className={styles.screen} data-says={music.skipped ? '' : undefined}>
        <Marquee className={styles.title} text={isEmpty ? playerWords.empty : (track?.title ?? '')} />
        <div className={styles.line}>
          <span className={styles.bars} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {/* Announced by the status below. */}
          <Marquee className={styles.artist} text={shown || artist || ''} aria-hidden={shown !== ''} />
        </div>
        <p className="sr-only" role="status">
          {spoken}
        </p>
      </div>
    </>
  );
}
