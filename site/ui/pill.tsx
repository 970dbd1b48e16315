import type { ReactNode } from 'react';
import type { Tone } from '#model/content-fields.ts';
import styles from './pill.module.css';

export function Pill({ tone = 'lilac', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={styles.pill} data-tone={tone} dir="auto">
      {children}
    </span>
  );
}
