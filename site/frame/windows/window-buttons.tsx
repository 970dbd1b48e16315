import { windowsWords } from 'virtual:words';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';
import { fillWords } from '#model/words.ts';
import type { PageWindow } from './find-windows.ts';
import styles from './window-buttons.module.css';

type Props = {
  window: PageWindow;
  isRolled: boolean;
  isZoomed: boolean;
  /** Of the hint that arrow keys move the window, if they do. */
  hintId: string | undefined;
  /** The same object as long as the window is there. */
  acts: WindowActs;
};
export type WindowActs = {
  toggleRoll: (window: PageWindow) => void;
  toggleZoom: (window: PageWindow) => void;
  putAway: (window: PageWindow) => void;
  moveBy: (window: PageWindow, x: number, y: number) => void;
};

const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Drawn on 7 x 7. */
const shapes = {
  roll: 'M1 5h5v1h-5z',
  unroll: 'M0 0h7v1h-7zM1 3h5v1h-5zM2 4h3v1h-3zM3 5h1v1h-1z',
  zoom: 'M0 0h7v7h-7zM1 2v4h5v-4z',
  unzoom: 'M2 0h5v5h-2v2h-5v-5h2zM3 1v1h2v2h1v-3zM1 4v2h3v-2z',
  putAway: 'M0 0h2v1h1v1h1v-1h1v-1h2v2h-1v1h-1v1h1v1h1v2h-2v-1h-1v-1h-1v1h-1v1h-2v-2h1v-1h1v-1h-1v-1h-1z',
};

/**
 * The buttons on a window's bar: roll up, zoom, put away. A box beside the page has the first only. Rendered again only if its own
 * window changes.
 */
export const WindowButtons = memo(({ window, isRolled, isZoomed, hintId, acts }: Props) => {
  const { title, isSide } = window;
  const move = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!hintId || !direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? 96 : 24;
    acts.moveBy(window, direction[0] * step, direction[1] * step);
  };
  const name = (text: string) => ({ 'aria-label': fillWords(text, { title }), 'aria-describedby': hintId });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys reach it from the buttons inside
    <span className={styles.buttons} data-window-buttons="" data-side={isSide || undefined} onKeyDown={move}>
      <BarButton
        kind="roll"
        tip={isRolled ? windowsWords.unroll : windowsWords.rollUp}
        shape={isRolled ? shapes.unroll : shapes.roll}
        aria-expanded={!isRolled}
        onClick={() => acts.toggleRoll(window)}
        {...name(windowsWords.rollUpWindow)}
      />
      {isSide ? null : (
        <>
          <BarButton
            kind="zoom"
            tip={isZoomed ? windowsWords.unzoom : windowsWords.zoom}
            shape={isZoomed ? shapes.unzoom : shapes.zoom}
            aria-pressed={isZoomed}
            onClick={() => acts.toggleZoom(window)}
            {...name(windowsWords.zoomWindow)}
          />
          <BarButton
            kind="away"
            tip={windowsWords.putAway}
            shape={shapes.putAway}
            // The second press of a double one would meet the window that has come up under the pointer.
            onClick={({ detail }) => detail < 2 && acts.putAway(window)}
            {...name(windowsWords.putAwayWindow)}
          />
        </>
      )}
    </span>
  );
});

type ButtonProps = {
  kind: 'roll' | 'zoom' | 'away';
  tip: string;
  shape: string;
  onClick: (event: MouseEvent) => void;
  'aria-label': ReactNode;
  'aria-describedby': string | undefined;
  'aria-expanded'?: boolean;
  'aria-pressed'?: boolean;
};

function BarButton({ kind, tip, shape, ...rest }: ButtonProps) {
  return (
    <button className={styles.button} type="button" data-action={kind} data-tip={tip} {...(rest as object)}>
      <svg width="14" height="14" viewBox="0 0 7 7" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}
