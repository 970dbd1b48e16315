import { errorWords } from 'virtual:words';
import { useEffect, useState } from 'react';
import { retryStuckPage } from '#site/navigation/page-loader.ts';
import { Button } from '#site/ui/button/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import styles from './stuck-notice.module.css';

/** Above a page that cannot hydrate: it can be read, but does not react to clicks. */
export function StuckNotice() {
  const [isStuck, setStuck] = useState(true);
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const hide = ({ detail: part }: WindowEventMap['hydrated']) => {
      if (part === 'page') setStuck(false);
    };
    addEventListener('hydrated', hide);
    // Screen readers announce changes of a status that they have already noticed, which takes a moment.
    const timer = setTimeout(() => setAnnounced(true), 100);
    return () => {
      removeEventListener('hydrated', hide);
      clearTimeout(timer);
    };
  }, []);
  if (!isStuck) return null;
  return (
    <div role="status">
      {isAnnounced && (
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
