import { resumeWords } from 'virtual:words';
import type { ReactNode } from 'react';
import styles from './drawer.module.css';

type Props = {
  label: string;
  /** At first, and until a visitor has opened or closed it. */
  isOpen: boolean;
  children: ReactNode;
};

/** Closed, its front and the edge of the resume are left. It needs no script. */
export function Drawer({ label, isOpen, children }: Props) {
  return (
    <details className={styles.drawer} open={isOpen} data-print="never">
      <summary className={styles.front}>
        <h3 className={styles.label} dir="auto">
          {label}
        </h3>
        <span className={styles.handle}>
          <span data-when="open">{resumeWords.closeDrawer}</span>
          <span data-when="closed">{resumeWords.openDrawer}</span>
        </span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
