import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** The land behind the page's title: it fills the header's scene and changes nothing about its size. */
export function Scene({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.scene} aria-hidden="true">
      <span className={styles.orb} data-lights="" />
      <span className={styles.land} />
      {children}
    </div>
  );
}
