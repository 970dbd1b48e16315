import styles from './icon.module.css';
import { type IconName, iconShapes } from './icon-shapes.ts';

type Props = { name: IconName; isSmall?: boolean; isMirrored?: boolean };

/** Beside a text, or in a control that has a name of its own. */
export function Icon({ name, isSmall = false, isMirrored = false }: Props) {
  return (
    <svg
      className={styles.icon}
      data-small={isSmall || undefined}
      data-mirrored={isMirrored || undefined}
      viewBox="0 0 12 12"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconShapes[name]} fill="currentColor" />
    </svg>
  );
}
