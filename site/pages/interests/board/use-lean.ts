import { useRef } from 'react';
import { leanBy } from '#model/interests.ts';

type Lean = { pageX: number; degrees: number; restTimer?: ReturnType<typeof setTimeout> };

/** Pixel art stands straight as soon as nothing moves it. */
const restMs = 90;

/** A dragged tile leans against its way: `--lean`, in degrees. */
export function useLean() {
  const lean = useRef<Lean>({ pageX: 0, degrees: 0 });

  const end = (tile: HTMLElement) => {
    clearTimeout(lean.current.restTimer);
    lean.current.degrees = 0;
    tile.style.removeProperty('--lean');
  };

  return {
    start(pageX: number) {
      lean.current = { pageX, degrees: 0 };
    },

    follow(tile: HTMLElement, pageX: number) {
      const { current } = lean;
      clearTimeout(current.restTimer);
      current.degrees = leanBy(current.degrees, pageX - current.pageX);
      current.pageX = pageX;
      tile.style.setProperty('--lean', String(Math.round(current.degrees)));
      current.restTimer = setTimeout(() => end(tile), restMs);
    },

    end,
  };
}
