import type { Door, Home } from '#model/home-schema.ts';
import { Link } from '#site/navigation/navigation.tsx';
import styles from './look-around.module.css';
import { Panel } from './panel.tsx';
import { PictureBox } from './picture.tsx';

type Props = { lookAround: Home['lookAround']; isQuiet?: boolean };

/** The doors in a window; renders nothing if the owner has none. */
export function LookAround({ lookAround, isQuiet }: Props) {
  if (!lookAround?.doors.length) return null;
  return (
    <Panel title={lookAround.title} tone="mint" isQuiet={isQuiet}>
      <Doors doors={lookAround.doors} />
    </Panel>
  );
}

/** Doors into other parts of the site: a picture, a name and a reason to go there. */
function Doors({ doors }: { doors: Door[] }) {
  return (
    <ul className={styles.doors}>
      {doors.map((door) => (
        <li key={door.to}>
          <Link className={styles.door} to={door.to} data-tone={door.tone}>
            <PictureBox className={styles.picture} picture={door.picture} alt="" width={100} height={100} />
            <span className={styles.title} dir="auto">
              {door.title}
            </span>
            <span className={styles.text} dir="auto">
              {door.text}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
