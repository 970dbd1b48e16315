import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** The sky and the hills behind the page's title: they fill the header's scene and change nothing about its size. */
export function Scene({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.scene} aria-hidden="true">
      <span className={styles.orb} data-lights="" />
      <span className={styles.land} />
      {children}
    </div>
  );
}

/** The houses, in what the title and the mascot leave: as many plots of 40 art pixels as there is room for, none of them cut. */
export function Village({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.plots}>
      <div className={styles.village}>
        <span className={styles.land} />
        {children}
      </div>
    </div>
  );
}
