import type { ReactNode } from 'react';
import type { Picture } from '#model/picture.ts';
import styles from './empty-state.module.css';
import { PictureBox } from './picture.tsx';

type Props = { /** The mascot. */ picture?: Picture | undefined; children: ReactNode };

/** A kind sentence where there is nothing yet. */
export function EmptyState({ picture, children }: Props) {
  return (
    <div className={styles.empty}>
      {picture && <PictureBox picture={picture} alt="" width={120} height={120} />}
      {typeof children === 'string' ? <p dir="auto">{children}</p> : children}
    </div>
  );
}
