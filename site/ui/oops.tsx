import type { ReactNode } from 'react';
import type { Picture } from '#model/picture.ts';
import styles from './oops.module.css';
import { Panel } from './panel.tsx';

type Props = {
  title: string;
  actions: ReactNode;
  children: ReactNode;
} & ({ picture: Picture; figure?: undefined } | { picture?: undefined; figure: ReactNode });

/** A window for what went wrong: one kind sentence and ways out. */
export function Oops({ title, picture, figure, actions, children }: Props) {
  return (
    <Panel title={title}>
      <div className={styles.oops}>
        {/* Decorative, and blank if it cannot be loaded: the network may be what failed. */}
        {figure ?? <img src={picture?.src} width="200" height="200" alt="" />}
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </Panel>
  );
}
