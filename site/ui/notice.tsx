import type { ReactNode } from 'react';
import type { Picture } from '#model/picture.ts';
import styles from './notice.module.css';
import { PictureBox } from './picture.tsx';

type Props = {
  kind: 'ok' | 'error' | 'info';
  title?: ReactNode;
  /** The mascot in a fitting mood. */
  picture?: Picture | undefined;
  children: ReactNode;
};

/** One sentence about what just happened. An error is announced; put the others into an existing status region. */
export function Notice({ kind, title, picture, children }: Props) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      {picture && <PictureBox picture={picture} alt="" width={40} height={40} isEager />}
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {typeof children === 'string' ? <p dir="auto">{children}</p> : children}
      </div>
    </div>
  );
}
