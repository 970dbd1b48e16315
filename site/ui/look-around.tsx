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

/** Of a phone's first row. */
const inFirstRow = 2;

/** Doors into other parts of the site: a picture, a name and a reason to go there. */
export function Doors({ doors }: { doors: Door[] }) {
  return (
    <ul className={styles.doors}>
      {doors.map(({ to, title, text, picture, tone }, index) => {
        // Pixel art is as large as whole multiples of it allow, photos fill the frame.
        const scale = picture.isPixelArt ? Math.max(1, Math.floor(120 / picture.width)) : 120 / picture.width;
        return (
          <li key={to}>
            <Link className={styles.door} to={to} data-tone={tone} data-door={to}>
              <span className={styles.picture}>
                <PictureBox
                  picture={picture}
                  alt=""
                  width={picture.width * scale}
                  height={picture.height * scale}
                  isEager={index < inFirstRow}
                />
              </span>
              <span className={styles.title} dir="auto">
                {title}
              </span>
              <span className={styles.text} dir="auto">
                {text}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
