import { findLitHouses } from '#model/lit-houses.ts';
import styles from './scene-life.module.css';

/** The windows of each house in the land's picture, 3 x 3 art pixels each. */
const houses = [
  'M65 18h3v3h-3z',
  'M257 18h3v3h-3z',
  'M405 15h3v3h-3z',
  'M551 18h3v3h-3z',
  'M619 15h3v3h-3zM630 15h3v3h-3z',
  'M653 19h3v3h-3z',
];
const lamps = 'M281 9h3v3h-3zM491 10h3v3h-3zM697 10h3v3h-3zM747 6h3v3h-3z';

/** By day, in the night theme, the hamlet has the light of half past seven. */
const atDusk = (now: Date) => new Date(now.getFullYear(), now.getMonth(), now.getDate(), 19, 30);

/** The street's lamps, and the windows of those who are at home and awake. */
export function Lights({ now }: { now: Date }) {
  const hour = now.getHours();
  const lit = findLitHouses(houses.length, hour >= 8 && hour < 17 ? atDusk(now) : now);
  return (
    <svg className={styles.lights} data-layer="lights" viewBox="0 0 792 33" aria-hidden="true">
      <path className={styles.glow} d={lamps.replaceAll('h3v3h-3z', 'm-2 -2h7v7h-7z')} />
      <path d={lamps} />
      {houses.map((house, index) => (lit[index] ? <path key={house} data-house={index} d={house} /> : null))}
    </svg>
  );
}
