import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Distance, doubleTapMs, isDrag, readArrowKey, type TilePosition } from '#model/interests.ts';

export type TileActions = {
  isOnTop: boolean;
  /** Brings the tile to the front, with the next value of the stacking counter. */
  onLift: (position: TilePosition) => TilePosition;
  /** Moves the tile `by` pixels from `from`, within the board. */
  onMove: (from: TilePosition, by: Distance) => void;
  onOpen: () => void;
};

type Gesture = {
  pointerId: number;
  pointerType: string;
  pageX: number;
  pageY: number;
  from: TilePosition;
  isDrag: boolean;
};

/** Drags a tile with any pointer, moves it with the keyboard, and opens it on double click; a single click does nothing. */
export function useTileGestures(position: TilePosition, { isOnTop, onLift, onMove, onOpen }: TileActions) {
  const gesture = useRef<Gesture>(undefined);
  const lastTapMs = useRef(Number.NEGATIVE_INFINITY);
  const [isHeld, setIsHeld] = useState(false);

  const open = (tile: HTMLElement) => {
    // Safari does not focus a clicked button, and the popup returns the focus to the active element.
    tile.focus({ preventScroll: true });
    onOpen();
  };

  return {
    isHeld,

    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      const { pointerId, pointerType, pageX, pageY } = event;
      gesture.current = { pointerId, pointerType, pageX, pageY, from: position, isDrag: false };
      event.currentTarget.setPointerCapture(pointerId);
    },

    onPointerMove({ pointerId, pageX, pageY }: PointerEvent) {
      const current = gesture.current;
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

    /** After pointerup and pointercancel. The click that ends a drag fires afterwards. */
    onLostPointerCapture() {
      if (gesture.current) gesture.current.pointerId = -1;
      setIsHeld(false);
    },

    onClick({ currentTarget, detail, timeStamp }: MouseEvent<HTMLElement>) {
      const ended = gesture.current;
      gesture.current = undefined;
      // Keyboards and assistive technology click without a pointer.
      if (!ended || detail === 0) return open(currentTarget);
      if (ended.isDrag || ended.pointerType === 'mouse') return;
      // Not every browser fires dblclick for two taps.
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
      flushSync(() => onMove(isOnTop ? position : onLift(position), by));
      event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
  };
}
