import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Distance,
  doubleTapMs,
  holdMs,
  isDrag,
  leanBy,
  readArrowKey,
  type TilePosition,
} from '#model/interests.ts';

export type TileActions = {
  isOnTop: boolean;
  /** Brings the tile to the front, with the next value of the stacking counter. */
  onLift: (position: TilePosition) => TilePosition;
  /** Moves the tile `by` pixels from `from`, within the board. */
  onMove: (from: TilePosition, by: Distance) => void;
  /** After the tile was moved, by hand or by keys. */
  onDrop: () => void;
  onOpen: () => void;
};

type Gesture = {
  pointerId: number;
  pointerType: string;
  pageX: number;
  pageY: number;
  from: TilePosition;
  isDrag: boolean;
  /** How far the drag has come. */
  by: Distance;
  /** Where a swipe scrolls the page, a finger holds the tile to lift it, or moves it across. */
  isSwipe: boolean;
  /** Lifts the tile that a finger holds, or straightens the one that is held still. */
  timer?: ReturnType<typeof setTimeout>;
};

const restMs = 90;

const noDistance: Distance = { x: 0, y: 0 };

/** Drags a tile with any pointer, moves it with the keyboard, and opens it on double click; a single click does nothing. */
export function useTileGestures(position: TilePosition, { isOnTop, onLift, onMove, onDrop, onOpen }: TileActions) {
  const ref = useRef<HTMLButtonElement>(null);
  const gesture = useRef<Gesture>(undefined);
  const lastTapMs = useRef(Number.NEGATIVE_INFINITY);
  const lean = useRef({ x: 0, of: 0 });
  const [isHeld, setIsHeld] = useState(false);
  const [isDropped, setIsDropped] = useState(false);

  // A swipe over a narrow board scrolls the page (tile.module.css). React's own listener could not prevent that.
  useEffect(() => {
    const tile = ref.current;
    const keepPage = (event: TouchEvent) => gesture.current?.isDrag && event.cancelable && event.preventDefault();
    tile?.addEventListener('touchmove', keepPage, { passive: false });
    return () => tile?.removeEventListener('touchmove', keepPage);
  }, []);

  const open = (tile: HTMLElement) => {
    // Safari does not focus a clicked button, and the popup returns the focus to the active element.
    tile.focus({ preventScroll: true });
    onOpen();
  };

  const lift = (current: Gesture) => {
    current.isDrag = true;
    current.from = onLift(current.from);
    setIsDropped(false);
    setIsHeld(true);
    // Shows the new layer before the first move.
    onMove(current.from, noDistance);
  };

  return {
    ref,
    isHeld,
    isDropped,

    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      const { pointerId, pointerType, pageX, pageY } = event;
      const isSwipe = pointerType === 'touch' && getComputedStyle(event.currentTarget).touchAction !== 'none';
      const current: Gesture = {
        pointerId,
        pointerType,
        pageX,
        pageY,
        from: position,
        isDrag: false,
        by: noDistance,
        isSwipe,
      };
      gesture.current = current;
      lean.current = { x: pageX, of: 0 };
      event.currentTarget.setPointerCapture(pointerId);
      if (isSwipe) current.timer = setTimeout(() => lift(current), holdMs);
    },

    onPointerMove({ pointerId, pageX, pageY, currentTarget }: PointerEvent<HTMLElement>) {
      const current = gesture.current;
      if (current?.pointerId !== pointerId) return;
      const by = { x: pageX - current.pageX, y: pageY - current.pageY };
      if (!current.isDrag) {
        if (!isDrag(by)) return;
        clearTimeout(current.timer);
        if (current.isSwipe && Math.abs(by.y) > Math.abs(by.x)) return;
        lift(current);
      }
      lean.current = { x: pageX, of: leanBy(lean.current.of, pageX - lean.current.x) };
      const { style } = currentTarget;
      style.setProperty('--lean', String(Math.round(lean.current.of)));
      // Pixel art stands straight as soon as nothing moves it.
      clearTimeout(current.timer);
      current.timer = setTimeout(() => style.removeProperty('--lean'), restMs);
      current.by = by;
      onMove(current.from, by);
    },

    /** After pointerup and pointercancel. The click that ends a drag fires afterwards. */
    onLostPointerCapture({ currentTarget }: PointerEvent<HTMLElement>) {
      const ended = gesture.current;
      clearTimeout(ended?.timer);
      if (ended) ended.pointerId = -1;
      currentTarget.style.removeProperty('--lean');
      setIsHeld(false);
      if (!ended?.isDrag) return;
      // React may not have rendered the last move yet, and what the tile lies on is measured.
      flushSync(() => {
        onMove(ended.from, ended.by);
        setIsDropped(true);
      });
      onDrop();
    },

    /** A long press lifts the tile; it opens no menu. */
    onContextMenu(event: MouseEvent<HTMLElement>) {
      if (gesture.current?.pointerType === 'touch') event.preventDefault();
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

    onKeyUp({ key }: KeyboardEvent<HTMLElement>) {
      if (readArrowKey(key, false)) onDrop();
    },
  };
}
