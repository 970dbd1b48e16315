import {
  type BoardSize,
  findInset,
  firstLayer,
  measureFreeSpace,
  type TilePosition,
  threeColumnsPx,
  tileSizePx,
} from './interests.ts';

/** Rows of five, as far as they fit. */
const maxColumns = 5;
const columnPx = 170;
/** From row to row where there is room. */
const rowPx = 226;
/** From row to row, so that each tile is whole below its name, and so that at least the names can be read. */
export const wholeRowPx = 176;
export const leastRowPx = 60;
/** Above the first row, for its names. */
const topPx = 16;
/** A tile's inset, twice: see interests.ts. */
const edgesPx = 36;

function countColumns(width: number): number {
  if (width < threeColumnsPx) return 2;
  return Math.min(maxColumns, Math.floor((width - edgesPx + columnPx - tileSizePx) / columnPx));
}

/** How high a board is on which `count` tiles stand in rows that are at least so far apart. */
export function measureRowsHeight(count: number, width: number, leastPx: number): number {
  const rows = Math.ceil(count / countColumns(width));
  return (rows - 1) * leastPx + topPx + tileSizePx + edgesPx;
}

/** Positions in rows, in the order of the list, with the last row on top. */
export function tidyTiles(count: number, board: BoardSize): TilePosition[] {
  const free = measureFreeSpace(board);
  const columns = countColumns(board.width);
  const rows = Math.ceil(count / columns);
  const gapPx = (board.width - columns * tileSizePx) / (columns + 1);
  const pitchPx = Math.min(rowPx, rows > 1 ? (free.y - topPx) / (rows - 1) : rowPx);
  return Array.from({ length: count }, (_, index) => {
    const left = gapPx + (index % columns) * (tileSizePx + gapPx) - findInset(board.width);
    const top = topPx + Math.floor(index / columns) * pitchPx;
    return {
      x: free.x === 0 ? 0 : Math.min(1, Math.max(0, left / free.x)),
      y: free.y === 0 ? 0 : Math.min(1, top / free.y),
      layer: firstLayer - count + index + 1,
    };
  });
}
