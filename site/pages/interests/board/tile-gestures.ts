import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Distance, doubleTapMs, isDrag, type Place, readArrowKey } from '#model/interests.ts';

export type TileActions = {
  isOnTop: boolean;
  /** Takes the next value of the stacking counter. */
  onLift: (place: Place) => Place;
  /** Puts the tile `by` pixels from `from`, or as far as the board goes. */
  onMove: (from: Place, by: Distance) => void;
  onOpen: () => void;
};

type Press = { pointerId: number; pointerType: string; pageX: number; pageY: number; from: Place; isDrag: boolean };

/** Dragging by any pointer, moving by keyboard, and opening; one press alone does nothing. */
export function useTileGestures(place: Place, { isOnTop, onLift, onMove, onOpen }: TileActions) {
  const press = useRef<Press>(undefined);
  const lastTapMs = useRef(Number.NEGATIVE_INFINITY);
  const [isHeld, setIsHeld] = useState(false);

  const open = (tile: HTMLElement) => {
    // Safari does not focus a button that is pressed, and the popup gives the focus back to where it was.
    tile.focus({ preventScroll: true });
    onOpen();
  };

  return {
    isHeld,

    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      const { pointerId, pointerType, pageX, pageY } = event;
      press.current = { pointerId, pointerType, pageX, pageY, from: place, isDrag: false };
      event.currentTarget.setPointerCapture(pointerId);
    },

    onPointerMove({ pointerId, pageX, pageY }: PointerEvent) {
      const current = press.current;
      if (current?.pointerId !== pointerId) return;
      const by = { x: pageX - current.pageX, y: pageY - current.pageY };
      if (!current.isDrag) {
        if (!isDrag(by)) return;
        current.isDrag = true;
        current.from = onLift(current.from);
        setIsHeld(true);
      }
      onMove(current.from, by);
    },

    /** After pointerup and pointercancel alike. The click that ends a drag is still to come. */
    onLostPointerCapture() {
      if (press.current) press.current.pointerId = -1;
      setIsHeld(false);
    },

    onClick({ currentTarget, detail, timeStamp }: MouseEvent<HTMLElement>) {
      const ended = press.current;
      press.current = undefined;
      // Keyboards and assistive technology click without a press.
      if (!ended || detail === 0) return open(currentTarget);
      if (ended.isDrag || ended.pointerType === 'mouse') return;
      // Not every browser says dblclick for two taps.
      const isSecondTap = timeStamp - lastTapMs.current <= doubleTapMs;
      lastTapMs.current = isSecondTap ? Number.NEGATIVE_INFINITY : timeStamp;
      if (isSecondTap) open(currentTarget);
    },

    onDoubleClick({ currentTarget }: MouseEvent<HTMLElement>) {
      open(currentTarget);
    },

    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const by = readArrowKey(event.key, event.shiftKey);
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      flushSync(() => onMove(isOnTop ? place : onLift(place), by));
      event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
  };
}
