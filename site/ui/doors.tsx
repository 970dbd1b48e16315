import type { Door } from '#model/home-schema.ts';
import { Link } from '#site/navigation.tsx';
import styles from './doors.module.css';
import { PictureBox } from './picture.tsx';

/** Doors into other parts of the site: a picture, a name and a reason to go there. */
export function Doors({ doors }: { doors: Door[] }) {
  return (
    <ul className={styles.doors}>
      {doors.map((door) => (
        <li key={door.to}>
          <Link className={styles.door} to={door.to} data-tone={door.tone}>
            <PictureBox className={styles.picture} picture={door.picture} alt="" width={100} height={100} />
            <span className={styles.title}>{door.title}</span>
            <span className={styles.text}>{door.text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
