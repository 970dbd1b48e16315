import { type MouseEvent, useState } from 'react';
import type { Picture } from '#model/picture.ts';
import styles from './hover-swap.module.css';
import { PictureBox } from './picture.tsx';

type Props = {
  first: Picture;
  second: Picture;
  /** Describes both pictures. */
  alt: string;
  /** CSS pixels. */
  size?: number | undefined;
};

/**
 * Two pictures on top of each other. Hover and keyboard focus show the second, by CSS alone; a tap or the Enter key
 * toggles between them.
 */
export function HoverSwap({ first, second, alt, size = 120 }: Props) {
  const [isFlipped, setIsFlipped] = useState(false);
  const flip = (event: MouseEvent<HTMLButtonElement>) => {
    // A mouse is already hovering; a click would only undo that.
    if ((event.nativeEvent as PointerEvent).pointerType !== 'mouse') setIsFlipped(!isFlipped);
  };
  return (
    <button
      className={styles.swap}
      type="button"
      aria-label={alt}
      data-flipped={isFlipped || undefined}
      onClick={flip}
      onBlur={() => setIsFlipped(false)}
    >
      <PictureBox picture={first} alt="" width={size} height={size} isEager />
      <PictureBox picture={second} alt="" width={size} height={size} />
    </button>
  );
}
