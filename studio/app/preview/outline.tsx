import type { CSSProperties } from 'react';
import type { Box } from '#studio/protocol/preview.ts';
import type { FrameFit } from './fit-frame.ts';
import styles from './outline.module.css';
import { placeOutline } from './place-outline.ts';

type Props = {
  box: Box;
  fit: FrameFit;
  look: 'pointed' | 'selected' | 'mistake' | 'hole' | 'held';
  name?: string | undefined;
  /** What lies above it on the page, which it must not veil. */
  above?: Box | undefined;
};

/** A frame around something on the page. */
export function Outline({ box, fit, look, name, above }: Props) {
  const { x, y, width, height, label } = placeOutline(box, fit);
  const style = { '--x': `${x}px`, '--y': `${y}px`, '--w': `${width}px`, '--h': `${height}px` } as CSSProperties;
  const clipPath = above && cutOut(placeOutline(above, fit), { x, y, width, height });
  return (
    <div className={styles.outline} data-look={look} style={clipPath ? { ...style, clipPath } : style}>
      {name ? (
        <span className={styles.name} data-at={label.at} data-side={label.side} dir="auto">
          {name}
        </span>
      ) : null}
    </div>
  );
}

/** As outline.module.css has it. */
const edgePx = 6;

/** All of an outline but what the other one covers; from its own upper left corner. */
function cutOut(other: Box, { x, y, width, height }: Box): string {
  const path = (left: number, top: number, right: number, bottom: number) =>
    `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const [left, top] = [other.x - x, other.y - y];
  const around = 2 * edgePx;
  const whole = path(-around, -around, width + 2 * around, height + 2 * around);
  return `path(evenodd, "${whole}${path(left, top, left + other.width + around, top + other.height + around)}")`;
}
