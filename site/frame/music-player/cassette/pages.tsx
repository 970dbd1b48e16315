import { cassetteWords } from 'virtual:words';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Track } from '#model/music-schema.ts';
import type { MusicState } from '#site/frame/music-player/playlist/music-state.ts';
import { Credits } from './credits.tsx';
import styles from './pages.module.css';
import { Queue } from './queue.tsx';

type Props = {
  tracks: Track[];
  current: Track | undefined;
  state: MusicState;
  onJump: (index: number) => void;
};

const names = ['queue', 'credits'] as const;
const titles = { queue: cassetteWords.queue, credits: cassetteWords.credits };

/** Two pages behind tabs: all songs, and who made them. */
export function Pages({ tracks, ...rest }: Props) {
  const id = useId();
  const [shown, setShown] = useState<(typeof names)[number]>('queue');

  function turnPage(event: KeyboardEvent<HTMLElement>) {
    if (!/^(ArrowLeft|ArrowRight|Home|End)$/.test(event.key)) return;
    event.preventDefault();
    const next = event.key === 'Home' ? 'queue' : event.key === 'End' || shown === 'queue' ? 'credits' : 'queue';
    setShown(next);
    document.getElementById(`${id}${next}`)?.focus();
  }

  return (
    <div className={styles.pages}>
      <div className={styles.tabs} role="tablist" onKeyDown={turnPage}>
        {names.map((name) => (
          <button
            key={name}
            className={styles.tab}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={shown === name}
            aria-controls={`${id}page`}
            tabIndex={shown === name ? 0 : -1}
            onClick={() => setShown(name)}
          >
            {titles[name]}
            {name === 'queue' && <small className={styles.count}>{tracks.length}</small>}
          </button>
        ))}
      </div>
      <div
        // Each begins at its top.
        key={shown}
        className={styles.page}
        role="tabpanel"
        id={`${id}page`}
        aria-labelledby={`${id}${shown}`}
        // The credits have nothing else to focus, and scroll.
        tabIndex={shown === 'credits' ? 0 : undefined}
      >
        {shown === 'queue' ? <Queue tracks={tracks} {...rest} /> : <Credits tracks={tracks} />}
      </div>
    </div>
  );
}
