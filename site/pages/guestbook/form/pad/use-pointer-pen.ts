import { type PointerEvent, useRef } from 'react';
import { drawingHeight, drawingWidth } from '#model/drawing-size.ts';
import { brushOf, type Tool } from './pad-tools.tsx';
import type { Point, Sheet } from './sheet.ts';

type Options = { sheet: Sheet; tool: Tool; paint: () => void; keep: () => void };

/** The other end of some pens is an eraser: https://w3c.github.io/pointerevents/#the-buttons-property */
const eraserButton = 32;

/** Draws by mouse, finger or pen. A second finger does nothing. */
export function usePointerPen({ sheet, tool, paint, keep }: Options) {
  const stroke = useRef<{ pointer: number; last: Point; isErasing: boolean }>(undefined);
  const end = ({ pointerId }: PointerEvent<HTMLCanvasElement>) => {
    if (stroke.current?.pointer !== pointerId) return;
    stroke.current = undefined;
    keep();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      const isErasing = (event.buttons & eraserButton) !== 0;
      if (stroke.current || !(event.button === 0 || isErasing)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const last = findPoint(event.currentTarget, event);
      stroke.current = { pointer: event.pointerId, last, isErasing };
      sheet.begin();
      sheet.draw(last, last, brushOf(isErasing ? { ...tool, pen: 'eraser' } : tool));
      paint();
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      const current = stroke.current;
      if (current?.pointer !== event.pointerId) return;
      // A fast hand moves several times a frame.
      const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
      for (const move of moves.length > 0 ? moves : [event.nativeEvent]) {
        const next = findPoint(event.currentTarget, move);
        sheet.draw(current.last, next, brushOf(current.isErasing ? { ...tool, pen: 'eraser' } : tool));
        current.last = next;
      }
      paint();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}

function findPoint(
  canvas: HTMLCanvasElement,
  { clientX, clientY }: Pick<globalThis.PointerEvent, 'clientX' | 'clientY'>,
): Point {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return {
    x: Math.floor(((clientX - left) / width) * drawingWidth),
    y: Math.floor(((clientY - top) / height) * drawingHeight),
  };
}
