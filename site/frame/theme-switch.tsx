import { frameWords } from 'virtual:words';
import { Icon } from '#site/ui/icon.tsx';
import { moonIcon, sunIcon } from '#site/ui/icons.ts';
import styles from './theme-switch.module.css';

/**
 * Named after the theme it switches to. The style sheet decides which of the two names is shown; before-paint.ts handles
 * the click.
 */
export function ThemeSwitch() {
  return (
    <button
      className={styles.switch}
      type="button"
      aria-label={frameWords.theme}
      data-theme-switch=""
      data-needs-script=""
    >
      <span className={styles.day}>
        <Icon shape={sunIcon} isSmall /> {frameWords.day}
      </span>
      <span className={styles.night}>
        <Icon shape={moonIcon} isSmall /> {frameWords.night}
      </span>
    </button>
  );
}
