import { Link } from '#site/navigation.tsx';
import type { Home } from '#model/home-schema.ts';
import { Panel } from '#site/ui/panel.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import styles from './look-around.module.css';

/** Doors into the rest of the site. */
export function LookAround({ lookAround: { title, doors } }: { lookAround: Home['lookAround'] }) {
  return (
    <Panel title={title}>
      <ul className={styles.doors}>
        {doors.map((door) => (
          <li key={door.to}>
            <Link className={styles.door} to={door.to} data-tone={door.tone}>
              <PictureBox className={styles.picture ?? ''} picture={door.picture} alt="" width={100} height={100} />
              <span className={styles.title}>{door.title}</span>
              <span className={styles.text}>{door.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
