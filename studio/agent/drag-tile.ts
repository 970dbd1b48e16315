import { type Distance, measureFreeSpace } from '#model/interests.ts';
import { letThrough } from './press.ts';

/** Where a tile lies, as fractions of the way that it can go across and down. */
export type TilePlace = { x: number; y: number };

export const readTilePlace = (tile: Element): TilePlace | undefined => {
  if (!(tile instanceof HTMLElement)) return undefined;
  const [x, y] = ['--x', '--y'].map((name) => Number.parseFloat(tile.style.getPropertyValue(name)));
  return x !== undefined && y !== undefined && Number.isFinite(x + y) ? { x, y } : undefined;
};

/** Further than any hand trembles. */
const lift: Distance = { x: 100, y: 100 };

/** Drags a tile to a place, as a hand does: only the page itself knows where its tiles are. */
export function dragTile(tile: Element, to: TilePlace): void {
  const now = readTilePlace(tile);
  const handle = tile.querySelector('button');
  const board = tile.parentElement;
  if (!now || !handle || !board) return;
  const free = measureFreeSpace({ width: board.clientWidth, height: board.clientHeight });
  const by = { x: (to.x - now.x) * free.x, y: (to.y - now.y) * free.y };
  const send = (type: string, { x, y }: Distance) =>
    handle.dispatchEvent(
      new PointerEvent(type, { ...{ bubbles: true, cancelable: true, isPrimary: true }, clientX: x, clientY: y }),
    );
  // No pointer is there that could be captured.
  handle.setPointerCapture = () => {};
  letThrough(() => {
    send('pointerdown', { x: 0, y: 0 });
    for (const at of [lift, by]) send('pointermove', at);
    send('lostpointercapture', by);
  });
  Reflect.deleteProperty(handle, 'setPointerCapture');
}
