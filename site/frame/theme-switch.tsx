import { Icon } from '#site/ui/icon.tsx';
import { moonIcon, sunIcon } from '#site/ui/icons.ts';
import { frameWords } from '#site/words.ts';
import styles from './theme-switch.module.css';

/** Names the theme one would get. Which of the two names shows is decided by the style sheet, as the theme itself is. */
export function ThemeSwitch() {
  return (
    <button
      className={styles.switch}
      type="button"
      aria-label={frameWords.theme}
      onClick={switchTheme}
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

function switchTheme(): void {
  const { dataset } = document.documentElement;
  const isNight = dataset.theme ? dataset.theme === 'night' : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isNight ? 'day' : 'night';
  try {
    localStorage.setItem('theme', dataset.theme);
  } catch {
    // The choice then holds until the page is left.
  }
}
