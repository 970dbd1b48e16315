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
};

/** A frame around something on the page. */
export function Outline({ box, fit, look, name }: Props) {
  const { x, y, width, height, label } = placeOutline(box, fit);
  const style = { '--x': `${x}px`, '--y': `${y}px`, '--w': `${width}px`, '--h': `${height}px` } as CSSProperties;
  return (
    <div className={styles.outline} data-look={look} style={style}>
      {name ? (
        <span className={styles.name} data-at={label.at} data-side={label.side} dir="auto">
          {name}
        </span>
      ) : null}
    </div>
  );
}
