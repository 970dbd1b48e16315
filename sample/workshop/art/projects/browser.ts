import type { Canvas } from '../kit/canvas.ts';

export function drawBrowser(c: Canvas, x: number, y: number, w: number, h: number) {
  c.rect(x + 4, y + 4, w, h, '#e9a8c8');
  c.box(x, y, w, h, 'o')
    .rect(x + 2, y + 2, w - 4, h - 4, '2')
    .rect(x + 2, y + 2, w - 4, 1, 'w')
    .rect(x + 2, y + 2, 1, h - 4, 'w');
  c.rect(x + 4, y + 4, w - 8, 10, '6').rect(x + 4, y + 4, w - 8, 1, '#ff8dbb');
  c.stamp(['11.11', '11111', '.111.', '..1..'], x + 7, y + 7);
  for (const k of [0, 3, 6]) c.rect(x + 16, y + 6 + k, w - 62, 1, '#d9588f');
  for (const i of [0, 1, 2]) c.box(x + w - 37 + i * 11, y + 5, 9, 8, 'o').rect(x + w - 36 + i * 11, y + 6, 7, 6, '2');
  c.rect(x + w - 34, y + 10, 3, 1, 'o')
    .frame(x + w - 23, y + 7, 3, 4, 'o')
    .stamp(['o.o', '.o.', 'o.o'], x + w - 12, y + 7);
  c.rect(x + 4, y + 16, w - 8, h - 20, '#fff7fb').frame(x + 3, y + 15, w - 6, h - 18, 'o');
}
