import { useEffect, useState } from 'react';
import { errorWords } from '#site/content/words.ts';
import { retryStuckPage } from '#site/navigation/page-loader.ts';
import { Button } from '#site/ui/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import styles from './stuck-notice.module.css';

/** Above a page that can be read and does not hear what is clicked or typed in it, until it does. */
export function StuckNotice() {
  const [isStuck, setStuck] = useState(true);
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    const hide = () => setStuck(false);
    addEventListener('hydrated', hide);
    // Screen readers read what comes into a status that they know, and they need a moment to know it.
    const timer = setTimeout(() => setTold(true), 100);
    return () => {
      removeEventListener('hydrated', hide);
      clearTimeout(timer);
    };
  }, []);
  if (!isStuck) return null;
  return (
    <div role="status">
      {isTold && (
        <Notice kind="info">
          <div className={styles.line}>
            <p>{errorWords.stuck}</p>
            <Button size="small" onClick={retryStuckPage}>
              {errorWords.tryAgain}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
