import type { ReactNode } from 'react';
import styles from './image-slot.module.css';

type Props = { children: ReactNode; className?: string | undefined };

/** A white mat with a hard line around a picture, which fills it. */
export function ImageSlot({ children, className = '' }: Props) {
  return <span className={`${styles.slot} ${className}`}>{children}</span>;
}
