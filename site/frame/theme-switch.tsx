import { frameWords } from '#site/content/words.ts';
import { Icon } from '#site/ui/icon.tsx';
import { moonIcon, sunIcon } from '#site/ui/icons.ts';
import styles from './theme-switch.module.css';

/**
 * Names the theme one would get. Which of the two names shows is decided by the style sheet, as the theme itself is;
 * before-paint.ts listens to it.
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
