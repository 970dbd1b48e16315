/** Width and height of a tile. */
export const tileSizePx = 150;
/** The board's height, as long as there is room for all tiles. */
const boardHeightPx = 1000;
/** The least between two tiles that follow each other in the two columns of a narrow board: two thirds of each show. */
const leastPitchPx = 52;
/** The least from tile to tile on wider boards, across and down: a tile and its mat, so that all names can be read. */
const widePitchPx = 162;
/** Wide enough for three tiles beside each other; narrower boards have two columns, from whose tiles the names can be read. */
export const threeColumnsPx = 534;
/** Kept free along the board's edges: a tile's mat, tape and shadow are painted outside of its 150 pixels. */
const boardInsetPx = 18;
/** At the sides of a narrow board, whose tiles have no mat. */
const narrowInsetPx = 8;
/** How far an arrow key moves a tile, alone and with Shift. */
const moveStepPx = 24;
const bigMoveStepPx = 96;
/** The pointer's distance from which a held tile is dragged. */
const dragThresholdPx = 5;
/** Two taps within this time open a tile, as a double-click does. */
export const doubleTapMs = 500;
/** How long a finger holds a tile on a narrow board before it lifts it. */
export const holdMs = 300;
/** The stacking counter's first value. Each drag start raises it by 1 and gives its tile the new value. */
export const firstLayer = 2;

/** CSS pixels. */
export type Distance = { x: number; y: number };
export type BoardSize = { width: number; height: number };

/** A tile's position as fractions, 0 to 1, of the board's free space, so that it stays inside at every width. */
export type TilePosition = { x: number; y: number; layer: number };

/** What is kept free at both sides of a board `width` pixels wide, as in board.module.css. */
export const findInset = (width: number) => (width < threeColumnsPx ? narrowInsetPx : boardInsetPx);

/** How far a tile can go from the left and from the top, in pixels; 0 where the board is smaller than a tile. */
export function measureFreeSpace({ width, height }: BoardSize): Distance {
  return {
    x: Math.max(0, width - tileSizePx - 2 * findInset(width)),
    y: Math.max(0, height - tileSizePx - 2 * boardInsetPx),
  };
}

/**
 * The height of a board `width` pixels wide for `count` tiles: 1000 for up to 16 of them on a phone and 29 on a desktop, and
 * more if they would otherwise hide each other.
 */
export function measureBoardHeight(count: number, width: number): number {
  const taken = tileSizePx + 2 * boardInsetPx;
  const columns = 1 + Math.floor((width - taken) / widePitchPx);
  const pitches = width < threeColumnsPx ? (count - 1) * leastPitchPx : (Math.ceil(count / columns) - 1) * widePitchPx;
  return Math.max(boardHeightPx, pitches + taken);
}

/** The position moved by `by`, clamped to the board. */
export function moveTile(position: TilePosition, by: Distance, board: BoardSize): TilePosition {
  const free = measureFreeSpace(board);
  return { ...position, x: moveFraction(position.x, by.x, free.x), y: moveFraction(position.y, by.y, free.y) };
}

function moveFraction(fraction: number, byPx: number, freePx: number): number {
  if (freePx === 0) return fraction;
  return Math.min(1, Math.max(0, fraction + byPx / freePx));
}

/** Where an arrow key moves a tile; undefined for every other key. */
export function readArrowKey(key: string, isShiftHeld: boolean): Distance | undefined {
  const step = isShiftHeld ? bigMoveStepPx : moveStepPx;
  switch (key) {
    case 'ArrowLeft':
      return { x: -step, y: 0 };
    case 'ArrowRight':
      return { x: step, y: 0 };
    case 'ArrowUp':
      return { x: 0, y: -step };
    case 'ArrowDown':
      return { x: 0, y: step };
  }
}

export function isDrag({ x, y }: Distance): boolean {
  return Math.hypot(x, y) >= dragThresholdPx;
}

/** Degrees a held tile leans at most, and those of a pixel across. */
const maxLean = 6;
const leanOfPixel = 0.4;

/** How far a held tile leans, in degrees, after it moved by `byPx` across: against its way, and less with each move. */
export function leanBy(lean: number, byPx: number): number {
  const next = 0.8 * lean - leanOfPixel * byPx;
  return Math.min(maxLean, Math.max(-maxLean, next));
}
