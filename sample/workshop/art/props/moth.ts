import type { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';

type Moth = { wing?: Colour; rim?: Colour; body?: Colour; flip?: boolean };
/** A small fluffy moth, 13 x 10, around (x, y). */
export function drawMoth(
  c: Canvas,
  x: number,
  y: number,
  { wing = 'y', rim = '3', body = 'c', flip = false }: Moth = {},
): Canvas {
  const rows = [
    '.r.........r.',
    '..r.......r..',
    'rr..r...r..rr',
    'awwr.rbr.rwwa',
    'aawwrbbbrwwaa',
    '.aawwbbbwwaa.',
    '..awwbbbwwa..',
    '.aww.bbb.wwa.',
    '.aaw..b..waa.',
    '..a.......a..',
  ];
  return c.stamp(rows, x - 6, y - 5, { map: { w: wing, a: rim, b: body }, flip });
}
