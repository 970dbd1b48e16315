import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Distance, doubleTapMs, holdMs, isDrag, readArrowKey, type TilePosition } from '#model/interests.ts';
import { useLean } from './use-lean.ts';

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
  holdTimer?: ReturnType<typeof setTimeout>;
};

const noDistance: Distance = { x: 0, y: 0 };

/** Drags a tile with any pointer, moves it with the keyboard, and opens it on double click; a single click does nothing. */
export function useTileGestures(position: TilePosition, { isOnTop, onLift, onMove, onDrop, onOpen }: TileActions) {
  const ref = useRef<HTMLButtonElement>(null);
  const gesture = useRef<Gesture>(undefined);
  const lastTapMs = useRef(Number.NEGATIVE_INFINITY);
  const lean = useLean();
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
      lean.start(pageX);
      event.currentTarget.setPointerCapture(pointerId);
      if (isSwipe) current.holdTimer = setTimeout(() => lift(current), holdMs);
    },

    onPointerMove({ pointerId, pageX, pageY, currentTarget }: PointerEvent<HTMLElement>) {
      const current = gesture.current;
      if (current?.pointerId !== pointerId) return;
      const by = { x: pageX - current.pageX, y: pageY - current.pageY };
      if (!current.isDrag) {
        if (!isDrag(by)) return;
        clearTimeout(current.holdTimer);
        if (current.isSwipe && Math.abs(by.y) > Math.abs(by.x)) return;
        lift(current);
      }
      lean.follow(currentTarget, pageX);
      current.by = by;
      onMove(current.from, by);
    },

    /** After pointerup and pointercancel. The click that ends a drag fires afterwards. */
    onLostPointerCapture({ currentTarget }: PointerEvent<HTMLElement>) {
      const ended = gesture.current;
      clearTimeout(ended?.holdTimer);
      if (ended) ended.pointerId = -1;
      lean.end(currentTarget);
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
