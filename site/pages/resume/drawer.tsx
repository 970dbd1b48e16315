import { resumeWords } from 'virtual:words';
import type { ReactNode } from 'react';
import styles from './drawer.module.css';

/** Open until a visitor closes it: then its front and the edge of the resume are left. It needs no script. */
export function Drawer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.drawer} open data-print="never">
      <summary className={styles.front}>
        <h3 className={styles.label} dir="auto">
          {label}
        </h3>
        <span className={styles.handle} />
        <span className={styles.hint} data-when="open">
          {resumeWords.closeDrawer}
        </span>
        <span className={styles.hint} data-when="closed">
          {resumeWords.openDrawer}
        </span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
