import type { ReactNode } from 'react';
import type { Picture } from '#model/picture.ts';
import styles from './oops.module.css';
import { Panel } from './panel.tsx';
import { PictureBox } from './picture.tsx';

type Props = {
  title: string;
  /** Large digits around the mascot; left out for errors that have none. */
  code?: string | undefined;
  picture: Picture;
  actions: ReactNode;
  children: ReactNode;
};

/** A window for what went wrong: one kind sentence and ways out. */
export function Oops({ title, code, picture, actions, children }: Props) {
  const half = Math.ceil((code?.length ?? 0) / 2);
  return (
    <Panel title={title}>
      <div className={styles.oops}>
        <div className={styles.code}>
          {code ? <span aria-hidden="true">{code.slice(0, half - 1)}</span> : null}
          {code ? (
            <PictureBox picture={picture} width={200} height={200} alt={code} isEager />
          ) : (
            // Decorative, and blank if it cannot be loaded: the network may be what failed.
            <img src={picture.src} width="200" height="200" alt="" />
          )}
          {code ? <span aria-hidden="true">{code.slice(half)}</span> : null}
        </div>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </Panel>
  );
}
