import { windowsWords } from 'virtual:words';
import { type Ref, useEffect } from 'react';
import { fillWords } from '#model/words.ts';
import type { PageWindow } from './find-windows.ts';
import styles from './tray.module.css';

type Props = {
  /** What lies in it. */
  windows: PageWindow[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onBringBack: (window: PageWindow) => void;
  onTidyUp: () => void;
  tabRef: Ref<HTMLButtonElement>;
};

const arrow = 'M3 1h1v1h1v1h1v1h1v1h-7v-1h1v-1h1v-1h1z';

/** Where windows lie that were put away: a tab that opens upward, in sight wherever the page is scrolled to. */
export function Tray({ windows, isOpen, onOpen, onBringBack, onTidyUp, tabRef }: Props) {
  useEffect(() => {
    if (!isOpen) return;
    const closeOnClick = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-tray]')) onOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return;
      // One Escape closes one thing.
      event.preventDefault();
      const tray = document.querySelector('[data-tray]');
      if (tray?.contains(document.activeElement)) tray.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      onOpen(false);
    };
    document.addEventListener('pointerdown', closeOnClick);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOnClick);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, onOpen]);
  const count = windows.length;
  return (
    <section className={styles.tray} data-tray="" aria-label={windowsWords.tray}>
      {isOpen && count > 0 ? <TrayList windows={windows} onBringBack={onBringBack} /> : null}
      <div className={styles.foot}>
        {count > 0 ? (
          <button
            className={styles.tab}
            type="button"
            aria-expanded={isOpen}
            ref={tabRef}
            onClick={() => onOpen(!isOpen)}
          >
            <svg width="14" height="14" viewBox="0 0 7 7" aria-hidden="true">
              <path d={arrow} />
            </svg>
            {windowsWords.tray} <span className={styles.count}>{count}</span>
          </button>
        ) : null}
        <TidyButton onTidyUp={onTidyUp} />
      </div>
    </section>
  );
}

type OpenTrayProps = Pick<Props, 'windows' | 'onBringBack' | 'onTidyUp'>;

/** The same in the menu of narrow screens, where it is always open. */
export function OpenTray({ windows, onBringBack, onTidyUp }: OpenTrayProps) {
  return (
    <section className={styles.open} data-tray="" aria-label={windowsWords.tray}>
      <div className={styles.foot}>
        <h2 className={styles.heading}>{windowsWords.tray}</h2>
        <TidyButton onTidyUp={onTidyUp} />
      </div>
      <TrayList windows={windows} onBringBack={onBringBack} />
    </section>
  );
}

function TidyButton({ onTidyUp }: Pick<Props, 'onTidyUp'>) {
  return (
    <button className={styles.tidy} type="button" onClick={onTidyUp}>
      {windowsWords.tidyUp}
    </button>
  );
}

/** A chip for each window, with a little window in its colour. */
function TrayList({ windows, onBringBack }: Pick<Props, 'windows' | 'onBringBack'>) {
  return (
    <ul className={styles.list}>
      {windows.map((window) => (
        <li key={window.id}>
          <button
            className={styles.chip}
            type="button"
            data-tone={window.tone}
            aria-label={fillWords(windowsWords.bringBack, { title: window.title })}
            onClick={() => onBringBack(window)}
          >
            <span className={styles.little} />
            <bdi>{window.title}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
