import { site } from 'virtual:content';
import { playerWords } from 'virtual:words';
import { describeMusic } from '#site/frame/music-player/music-words.ts';
import type { Music } from '#site/frame/music-player/playlist/music-state.ts';
import { PictureBox } from '#site/ui/picture.tsx';
import styles from './screen.module.css';
import { TurningText } from './turning-text.tsx';

export const cassetteId = 'cassette';

/** The cover, which opens the cassette player, and the little screen, with the track and the player's state. */
export function Screen({ music }: { music: Music }) {
  const { track } = music;
  const { shown, spoken } = describeMusic(music);
  // Visitors should know that the player is YouTube's.
  const artist = track && (track.videoId === undefined ? track.artist : `${track.artist} · YouTube`);
  const cover = track && (
    <PictureBox key={track.imageSrc.src} picture={track.imageSrc} alt="" width={56} height={56} isEager />
  );
  return (
    <>
      {site.music.cassette ? (
        <button className={styles.art} type="button" popoverTarget={cassetteId} aria-label={playerWords.cassette}>
          {cover}
        </button>
      ) : (
        <span className={styles.art}>{cover}</span>
      )}
      <div className={styles.screen} data-says={music.skipped ? '' : undefined}>
        <TurningText className={styles.title} text={track?.title ?? ''} />
        <div className={styles.line}>
          <span className={styles.bars} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {/* Announced by the status below. */}
          <TurningText className={styles.artist} text={shown || artist || ''} aria-hidden={shown !== ''} />
        </div>
        <p className="sr-only" role="status">
          {spoken}
        </p>
      </div>
    </>
  );
}
