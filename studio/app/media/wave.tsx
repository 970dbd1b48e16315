import type { MouseEvent } from 'react';
import { say } from '#studio/app/say.ts';
import styles from './media.module.css';

const [width, height, step] = [352, 80, 4];
const bars = width / step;
const places = Array.from({ length: bars }, (_, bar) => bar);

type Part = 'quiet' | 'middling' | 'loud';

/** "quiet start, loud middle, quiet end" */
function tellWave(peaks: number[]): string {
  const most = Math.max(...peaks, 0.001);
  const parts = [0, 1, 2].map((part): Part => {
    const slice = peaks.slice((part * peaks.length) / 3, ((part + 1) * peaks.length) / 3);
    const mean = slice.reduce((sum, peak) => sum + peak, 0) / Math.max(1, slice.length) / most;
    return mean < 0.35 ? 'quiet' : mean < 0.65 ? 'middling' : 'loud';
  });
  const [start, middle, end] = parts.map((part) => say(`media.song.levels.${part}`));
  return say('media.song.wave', { start: start ?? '', middle: middle ?? '', end: end ?? '' });
}

/** A song to look at; a click plays from there. */
export function Wave({ peaks, share, onSeek }: { peaks: number[]; share: number; onSeek: (share: number) => void }) {
  const press = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onSeek(Math.min(1, Math.max(0, (clientX - box.left) / box.width)));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: "Listen" is the button; pressing the wave only begins elsewhere
    <svg
      className={styles.wave}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={tellWave(peaks)}
      onClick={press}
    >
      {places.map((bar) => {
        const peak = Math.max(...peaks.slice((bar * peaks.length) / bars, ((bar + 1) * peaks.length) / bars), 0);
        const tall = Math.max(2, Math.round((peak * (height - 8)) / 2) * 2);
        return (
          <rect
            key={bar}
            className={styles.bar}
            data-heard={(bar + 0.5) / bars < share || undefined}
            x={bar * step}
            y={(height - tall) / 2}
            width={2}
            height={tall}
          />
        );
      })}
    </svg>
  );
}
