import { lateFrameWords } from 'virtual:words/late';
import { useEffect, useState } from 'react';
import { markHydrated } from '#site/navigation/hydration.ts';
import { Icon } from '#site/ui/icon/icon.tsx';
import { pauseIcon, playIcon } from '#site/ui/icon/icons.ts';
import styles from './ticker.module.css';

/** A scrolling line of news; the list's hidden copy makes the loop seamless. */
export function Ticker({ lines }: { lines: string[] }) {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => markHydrated('ticker'), []);
  if (!lines.length) return null;
  const list = lines.map((line) => (
    <li key={line} dir="auto">
      {line}
    </li>
  ));
  return (
    <div className={styles.ticker} data-paused={isPaused} data-hydrates="ticker">
      <div className={styles.window}>
        <div className={styles.track}>
          <ul className={styles.list}>{list}</ul>
          <ul className={styles.list} aria-hidden="true">
            {list}
          </ul>
        </div>
      </div>
      <button
        className={styles.pause}
        type="button"
        aria-label={lateFrameWords.pauseTicker}
        aria-pressed={isPaused}
        onClick={() => setPaused(!isPaused)}
        data-needs-script=""
      >
        <Icon shape={isPaused ? playIcon : pauseIcon} isSmall />
      </button>
    </div>
  );
}
