import { findLitHouses } from '#model/lit-houses.ts';
import styles from './scene-life.module.css';

/** The windows of each house in the village's picture, 3 x 3 art pixels each. */
const houses = [
  'M327 19h3v3h-3z',
  'M295 16h3v3h-3zM306 16h3v3h-3z',
  'M207 18h3v3h-3z',
  'M136 18h3v3h-3z',
  'M47 18h3v3h-3z',
];

/** By day, in the night theme, the hamlet has the light of half past seven. */
const atDusk = (now: Date) => new Date(now.getFullYear(), now.getMonth(), now.getDate(), 19, 30);

/** The street's lamps, and the windows of those who are at home and awake. */
export function Lights({ now }: { now: Date }) {
  const hour = now.getHours();
  const lit = findLitHouses(houses.length, hour >= 8 && hour < 17 ? atDusk(now) : now);
  return (
    <svg className={styles.lights} data-layer="lights" viewBox="0 0 360 33" aria-hidden="true">
      <path
        className={styles.glow}
        d="M282 6h5v1h1v1h1v5h-1v1h-1v1h-5v-1h-1v-1h-1v-5h1v-1h1zM123 6h5v1h1v1h1v5h-1v1h-1v1h-5v-1h-1v-1h-1v-5h1v-1h1z"
      />
      <path d="M283 9h3v3h-3zM124 9h3v3h-3z" />
      {houses.map((house, index) => (lit[index] ? <path key={house} data-house={index} d={house} /> : null))}
    </svg>
  );
}
