import { useRef } from 'react';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import styles from './sheet-grip.module.css';

/** In pixels: a finger that moves less has pressed. */
const pull = 12;

/** Pulls a phone's sheet up and down, by a press, too. While it is down, all of it is the grip. */
export function SheetGrip({ isLow, onLow }: { isLow: boolean; onLow: (isLow: boolean) => void }) {
  const start = useRef<number>(undefined);
  return (
    <button
      type="button"
      className={styles.grip}
      aria-expanded={!isLow}
      aria-label={say(isLow ? 'panel.sheetUp' : 'panel.sheetDown')}
      onPointerDown={({ clientY, currentTarget, pointerId }) => {
        start.current = clientY;
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={({ clientY, buttons }) => {
        const way = start.current === undefined || buttons === 0 ? 0 : clientY - start.current;
        if (Math.abs(way) >= pull) onLow(way > 0);
      }}
      onPointerCancel={() => {
        start.current = undefined;
      }}
      onClick={({ clientY, detail }) => {
        const isPulled = detail > 0 && start.current !== undefined && Math.abs(clientY - start.current) >= pull;
        start.current = undefined;
        if (!isPulled) onLow(!isLow);
      }}
    >
      <span />
      {isLow && <Icon name="up" />}
    </button>
  );
}
