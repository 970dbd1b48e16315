import { site } from 'virtual:content';
import { formatUpdateDay } from '#model/updates.ts';
import type { NamedUpdate } from '#model/updates-schema.ts';
import styles from './update-list.module.css';

/** What changed on the site, newest first. */
export function UpdateList({ updates }: { updates: NamedUpdate[] }) {
  return (
    <ul className={styles.list}>
      {updates.map(({ id, date, text }) => (
        <li className={styles.update} key={id} id={id}>
          <time className={styles.date} dateTime={date} suppressHydrationWarning>
            {formatUpdateDay(date, site.language)}
          </time>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ul>
  );
}
