import { type PointerEvent, useEffect, useRef } from 'react';

/** A shorter movement is a tap. */
const minDistancePx = 40;
/** How far the picture follows the finger: less than its padding. */
const maxShiftPx = 12;

type Touch = { pointerId: number; x: number; y: number };

/**
 * Calls `onSwipe` with 1 for a swipe to the left and -1 for one to the right. The element needs
 * `touch-action: pan-y pinch-zoom`, and `auto` with `data-zoomed`: a visitor who has zoomed in pans in all directions.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const touch = useRef<Touch>(undefined);

  useEffect(() => {
    const markZoom = () => ref.current?.toggleAttribute('data-zoomed', isZoomed());
    markZoom();
    visualViewport?.addEventListener('resize', markZoom);
    return () => visualViewport?.removeEventListener('resize', markZoom);
  }, []);

  const end = () => {
    touch.current = undefined;
    if (ref.current) ref.current.style.translate = '';
  };

  return {
    ref,

    onPointerDown({ pointerType, isPrimary, pointerId, clientX: x, clientY: y }: PointerEvent) {
      end();
      // A second finger starts a pinch, and a mouse drag selects.
      if (isPrimary && pointerType !== 'mouse' && !isZoomed()) touch.current = { pointerId, x, y };
    },

    onPointerMove({ pointerId, clientX }: PointerEvent) {
      if (touch.current?.pointerId !== pointerId || prefersReducedMotion() || !ref.current) return;
      const shift = (clientX - touch.current.x) / 4;
      ref.current.style.translate = `${Math.max(-maxShiftPx, Math.min(maxShiftPx, shift))}px`;
    },

    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = touch.current;
      end();
      if (from?.pointerId !== pointerId) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (Math.abs(x) >= minDistancePx && Math.abs(x) > 1.5 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },

    /** The browser handles the gesture as scrolling or zooming. */
    onPointerCancel: end,
  };
}

const isZoomed = () => (visualViewport?.scale ?? 1) > 1.01;
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
