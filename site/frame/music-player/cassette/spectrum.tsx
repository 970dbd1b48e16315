import { useEffect, useRef } from 'react';
import type { MusicState } from '#site/frame/music-player/playlist/music-state.ts';
import type { PlayerProps } from '#site/frame/music-player/popover/late-popover.tsx';
import { barCount, listen } from './ear.ts';
import styles from './spectrum.module.css';

const bars = Array.from({ length: barCount }, (_, index) => index);

/** The sound that plays now, as bars of whole steps. They lie flat if the page may not listen to it. */
export function Spectrum({ control, state }: { control: PlayerProps['control']; state: MusicState }) {
  const box = useRef<HTMLDivElement>(null);
  const isPlaying = state === 'playing';

  useEffect(() => {
    if (!isPlaying) return;
    let stop: (() => void) | undefined;
    control((playlist) => {
      const element = playlist.readElement();
      const draw = (levels: readonly number[]) => {
        for (const [index, level] of levels.entries()) {
          (box.current?.children[index] as HTMLElement | undefined)?.style.setProperty('--level', `${level}`);
        }
      };
      if (element) stop = listen(element, draw);
    });
    return () => stop?.();
  }, [control, isPlaying]);

  return (
    <div className={styles.spectrum} ref={box} aria-hidden="true">
      {bars.map((bar) => (
        <i key={bar} />
      ))}
    </div>
  );
}
