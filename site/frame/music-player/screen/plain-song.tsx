import type { PlainSong as Song } from '#model/music-schema.ts';
import styles from './plain-song.module.css';

/** What a browser without JavaScript gets: one song, with the browser's own controls. */
export function PlainSong({ song: { title, artist, file } }: { song: Song }) {
  return (
    <noscript>
      <p className={styles.plain}>
        <span>
          <bdi>{title}</bdi>, <bdi>{artist}</bdi>
        </span>
        {/* biome-ignore lint/a11y/useMediaCaption: the lyrics are not known here. */}
        <audio src={file} controls preload="none" />
      </p>
    </noscript>
  );
}
