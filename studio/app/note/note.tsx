import type { ReactNode } from 'react';
import styles from './note.module.css';

type Props = { tone: 'know' | 'good' | 'mend'; icon?: ReactNode; role?: 'alert' | 'status'; children: ReactNode };

/** Something to know, something good, or something to mend, with a way on. */
export function Note({ tone, icon, role, children }: Props) {
  return (
    <div className={styles.note} data-tone-of={tone} role={role}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
