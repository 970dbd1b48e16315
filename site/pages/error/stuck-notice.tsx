import { useEffect, useState } from 'react';
import { retryStuckPage } from '#site/page-loader.ts';
import { Button } from '#site/ui/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { errorWords } from '#site/words.ts';
import styles from './stuck-notice.module.css';

/** Above a page that can be read and does not hear what is clicked or typed in it, until it does. */
export function StuckNotice() {
  const [isStuck, setStuck] = useState(true);
  useEffect(() => {
    const hide = () => setStuck(false);
    addEventListener('partready', hide);
    return () => removeEventListener('partready', hide);
  }, []);
  if (!isStuck) return null;
  return (
    <div role="status">
      <Notice kind="info">
        <div className={styles.line}>
          <p>{errorWords.stuck}</p>
          <Button size="small" onClick={retryStuckPage}>
            {errorWords.tryAgain}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
