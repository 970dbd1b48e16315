import type { Box } from '#studio/protocol/preview.ts';
import { dragTile, readTilePlace, type TilePlace } from './drag-tile.ts';
import { findTile, hasPlace, type PressMode } from './press.ts';
import type { StudioWindow } from './studio-window.ts';
import type { Tracker } from './track-boxes.ts';

/** Thousandths, as interests.yaml keeps them. */
const parts = 1000;
const arrowPx = 24;

/**
 * The tiles of the interest board are dragged by the page's own code; the studio learns where each was put. Shift and an arrow moves
 * one by 120 pixels, in five steps of the page's arrows.
 */
export function watchBoard(studio: StudioWindow, tracker: Tracker, mode: () => PressMode) {
  let held: Element | undefined;
  /** Where tiles lay that were moved and are kept nowhere yet. */
  const left = new Map<Element, TilePlace>();
  let isPuttingBack = false;
  const tell = (tile: Element) => {
    const board = tile.parentElement;
    if (!board || !hasPlace(tile)) return;
    const tiles = [...board.children];
    const places = tiles.map((each) => ['--x', '--y'].map((name) => readPart(each, name)) as [number, number]);
    if (places.flat().every(Number.isFinite)) studio.post({ type: 'tile', index: tiles.indexOf(tile), places });
  };
  const readPlace = (tile: Element) => tile.getAttribute('style') ?? '';
  let start = '';
  let startPlace: TilePlace | undefined;
  /** Where the tile in hand lay, on the page. */
  let hole: Box | undefined;
  let isTold = false;

  const tellHeld = (tile: Element) => {
    if (!hole) return;
    const { text: _, ...thing } = tracker.describe({ element: tile, values: [] });
    const text = tile.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';
    const held = { thing: { ...thing, text }, hole: { ...hole, x: hole.x - scrollX, y: hole.y - scrollY } };
    studio.post({ type: 'held', held });
  };
  const letGo = () => {
    hole = undefined;
    if (!isTold) return;
    isTold = false;
    tracker.follow('held', []);
    studio.post({ type: 'held' });
  };
  addEventListener('pointermove', () => {
    if (!held || isTold || placeOf(readPlace(held)) === placeOf(start)) return;
    isTold = true;
    tellHeld(held);
    tracker.follow('held', [held]);
  });
  addEventListener('scroll', () => held && isTold && tellHeld(held), { passive: true });

  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (isPuttingBack) return;
      held = mode() !== 'visit' && target instanceof Element ? findTile(target) : undefined;
      start = held ? readPlace(held) : '';
      startPlace = held && readTilePlace(held);
      const box = held?.getBoundingClientRect();
      hole = box && { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
    },
    { capture: true },
  );
  addEventListener('lostpointercapture', () => {
    const tile = held;
    held = undefined;
    letGo();
    // The page's own listener, which stands deeper, has put it down by now.
    if (!tile || placeOf(readPlace(tile)) === placeOf(start)) return;
    if (startPlace && !left.has(tile)) left.set(tile, startPlace);
    tell(tile);
  });

  return {
    /** What was to become of the tiles that were moved: their new places are kept, or they go back. */
    settle(as: 'kept' | 'before') {
      const moved = [...left];
      left.clear();
      if (as === 'kept') return;
      isPuttingBack = true;
      for (const [tile, place] of moved) if (tile.isConnected) dragTile(tile, place);
      isPuttingBack = false;
    },
    /** Moves the tile that has the focus, as an arrow does on the page. */
    moveByKey({ key, shiftKey, target }: KeyboardEvent): boolean {
      const tile = mode() === 'board' && target instanceof Element ? findTile(target) : undefined;
      if (!tile || !/^Arrow/.test(key)) return false;
      const steps = shiftKey ? 120 / arrowPx : 1;
      for (let step = 0; step < steps; step += 1) {
        for (const type of ['keydown', 'keyup']) {
          target?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
        }
      }
      tell(tile);
      return true;
    },
  };
}

const placeOf = (style: string) => /--x:[^;]*;\s*--y:[^;]*/.exec(style)?.[0] ?? '';

const readPart = (tile: Element, name: string) =>
  tile instanceof HTMLElement ? Math.round(Number(tile.style.getPropertyValue(name)) * parts) : Number.NaN;
