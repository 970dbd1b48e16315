import { firstLayer, type TilePosition } from './interests.ts';

/** Where this browser left the tiles, by their ids: x and y in millionths, from the lowest tile to the topmost. */
export type KeptDesk = { id: number; x: number; y: number }[];

const parts = 1_000_000;

export function keepDesk(ids: number[], positions: TilePosition[]): KeptDesk {
  return ids
    .map((id, index) => ({ id, ...(positions[index] as TilePosition) }))
    .sort((one, other) => one.layer - other.layer)
    .map(({ id, x, y }) => ({ id, x: Math.round(x * parts), y: Math.round(y * parts) }));
}

/** The kept positions; a tile that is new since then keeps the one in `others`. No layer is above the first. */
export function layKeptDesk(ids: number[], kept: KeptDesk, others: TilePosition[]): TilePosition[] {
  return ids.map((id, index) => {
    const order = kept.findIndex((tile) => tile.id === id);
    const tile = kept[order];
    if (!tile) return others[index] as TilePosition;
    return { x: tile.x / parts, y: tile.y / parts, layer: firstLayer - kept.length + order + 1 };
  });
}

/** Undefined unless it is what `keepDesk` wrote: anything may be in a browser's storage. */
export function readKeptDesk(value: unknown): KeptDesk | undefined {
  const isPart = (number: unknown) => Number.isInteger(number) && Number(number) >= 0 && Number(number) <= parts;
  const isTile = (tile: KeptDesk[number] | null) => isPart(tile?.x) && isPart(tile?.y) && Number.isInteger(tile?.id);
  return Array.isArray(value) && value.every(isTile) ? value : undefined;
}
