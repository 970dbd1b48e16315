import type { Tally } from '#model/owner-desk.ts';
import { readAddressName } from '#model/visit-scale.ts';
import guestbook from '#studio/app/guestbook/guestbook.module.css';
import styles from './visits.module.css';

/** A list with a bar for each line, the longest first. */
export function Tallies({ title, tallies, none }: { title: string; tallies: readonly Tally[]; none: string }) {
  const most = Math.max(1, ...tallies.map(({ visitors }) => visitors));
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {tallies.length === 0 && <p className={guestbook.soft}>{none}</p>}
      <ul className={styles.tallies}>
        {tallies.map(({ name, visitors }) => (
          <li key={name}>
            <span>{readAddressName(name)}</span>
            <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.bar} width={Math.max(1, Math.round((visitors / most) * 100))} height="16" />
            </svg>
            <span>{visitors.toLocaleString('en')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
