import { cassetteWords } from 'virtual:words';
import type { Track } from '#model/music-schema.ts';
import { nameTrack } from '#site/frame/music-player/playlist/music-state.ts';
import styles from './credits.module.css';

/** Who made each song, and what others may do with it. */
export function Credits({ tracks }: { tracks: Track[] }) {
  return (
    <dl className={styles.credits}>
      {tracks.map(({ title, artist, credit, licence, ...rest }) => (
        <div key={nameTrack({ title, artist, ...rest })} className={styles.song}>
          <dt className={styles.title}>
            <bdi>{title}</bdi>, <bdi>{artist}</bdi>
          </dt>
          {credit && <dd dir="auto">{credit}</dd>}
          {licence && (
            <dd className={styles.licence} dir="auto">
              {licence}
            </dd>
          )}
          {!(credit || licence) && <dd className={styles.none}>{cassetteWords.uncredited}</dd>}
        </div>
      ))}
    </dl>
  );
}
