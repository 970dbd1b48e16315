import type { Track } from '#model/music-schema.ts';
import styles from './music-player.module.css';

/** What a browser without JavaScript gets: one song, with the browser's own controls. */
export function PlainSong({ track }: { track: Track }) {
  return (
    <noscript>
      <p className={styles.plain}>
        {`${track.title}, ${track.artist}`}
        {/* biome-ignore lint/a11y/useMediaCaption: a song's words are not known here. */}
        <audio src={track.file} controls preload="none" />
      </p>
    </noscript>
  );
}
