import type { ReactNode } from 'react';
import styles from './image-slot.module.css';

type Props = {
  children: ReactNode;
  className?: string | undefined;
  /** For containers that scale pixel art by whole numbers. */
  isPixelArt?: boolean | undefined;
};

/** A white mat with a hard line around a picture, which fills it. */
export function ImageSlot({ children, className = '', isPixelArt }: Props) {
  return (
    <span className={`${styles.slot} ${className}`} data-pixel-art={isPixelArt || undefined}>
      {children}
    </span>
  );
}
