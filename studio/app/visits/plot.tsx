import type { DeskVisits } from '#model/owner-desk.ts';
import { findScale, shortenCount } from '#model/visit-scale.ts';
import { say } from '#studio/app/say.ts';
import styles from './visits.module.css';

/** As behind the door, one pixel to one. */
const sizes = [
  { className: styles.narrow, width: 326, count: 14, first: 46, step: 20, bar: 14 },
  { className: styles.wide, width: 672, count: 22, first: 48, step: 28, bar: 20 },
] as const;
const height = 236;
const base = 196;
const fullHeight = 180;

/** A single visit is seen, too. */
const tallOf = (exact: number) => (exact === 0 ? 0 : Math.max(2, Math.round(exact / 2) * 2));

/** Bars with a scale of three lines; the last one, which is now, in another colour. */
export function Plot({ visits }: { visits: DeskVisits }) {
  return sizes.map(({ className, width, count, first, step, bar }) => {
    const bars = visits.bars.slice(-count);
    const scale = findScale(Math.max(0, ...bars.map(({ visitors }) => visitors)));
    return (
      <div key={width} className={className}>
        <svg
          className={styles.plot}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={say(`visits.plot.${visits.span}`)}
          shapeRendering="crispEdges"
        >
          {[0, scale / 2, scale].map((value) => {
            const y = base - (value / scale) * fullHeight;
            return (
              <g key={value}>
                <rect className={value === 0 ? styles.base : styles.line} x="44" y={y} width={width - 44} height="2" />
                <text x="0" y={y + 6}>
                  {shortenCount(value)}
                </text>
              </g>
            );
          })}
          {bars.map(({ label, visitors }, index) => {
            const tall = tallOf((visitors / scale) * fullHeight);
            const at = { x: first + index * step, y: base - tall, width: bar };
            return (
              <g key={label}>
                <rect className={index === bars.length - 1 ? styles.now : styles.bar} {...at} height={tall} />
                <rect className={styles.base} {...at} height={Math.min(4, tall)} />
              </g>
            );
          })}
          <text x={first} y="226">
            {bars[0]?.label}
          </text>
          <text x={width} y="226" textAnchor="end">
            {bars.at(-1)?.label}
          </text>
        </svg>
      </div>
    );
  });
}
