import type { Canvas } from '../../kit/canvas.ts';
import type { Path } from '../../kit/points.ts';
import { points, smooth } from '../../kit/points.ts';
import { FUR } from './head.ts';

export function drawTail(c: Canvas) {
  c.part((l) => {
    l.limb('56,92 70,96 82,88 84,74 80,64', [4, 8, 11, 10, 3], FUR.base);
    l.shade(FUR.base, FUR.dark, 2, 2).shade(FUR.base, FUR.light, -2, -1);
    l.fill(
      66,
      56,
      96,
      80,
      'c',
      (x, y) => l.get(Math.floor(x), Math.floor(y)) !== null && y < 76 + (Math.floor(x / 3) % 2) * 3,
    );
    l.shade('c', 'C', 2, 1);
  }, FUR.line);
}

export function drawSweater(c: Canvas) {
  c.part((l) => {
    l.blob('38,60 58,60 65,70 67,84 65,93 48,95 31,93 29,84 31,70', 'c');
    l.shade('c', 'C', 3, 1).shade('C', 'T', 1, 0);
    l.inside(() => {
      for (let x = 30; x < 68; x += 3) l.rect(x, 90, 1, 6, 'T');
      for (const x of [40, 55]) for (let y = 72; y < 89; y += 4) l.stamp(['T.T', '.T.', 'T.T'], x, y);
    });
  }, FUR.line);
}

const drawKnit = (l: Canvas) => l.shade('t', 'r', 0, 2).shade('r', 'a', 0, 1);

/** A loose end of the scarf along a curve: cream bands across it, a fringe at its tip. */
export function drawScarfEnd(c: Canvas, pts: Path, r = 5) {
  const path = smooth(points(pts), false);
  const across = (t: number) => {
    const i = Math.min(path.length - 2, Math.max(1, Math.round(t * (path.length - 1))));
    const [[ax, ay], [x, y], [bx, by]] = [path[i - 1] ?? [0, 0], path[i] ?? [0, 0], path[i + 1] ?? [0, 0]];
    const [dx, dy] = [bx - ax, by - ay];
    const n = Math.hypot(dx, dy) || 1;
    return { x, y, dx: dx / n, dy: dy / n };
  };
  c.part((l) => {
    const end = across(1);
    for (let k = -r + 1; k <= r - 1; k += 2.6) {
      const [x, y] = [end.x - end.dy * k, end.y + end.dx * k];
      l.limb(
        [
          [x, y],
          [x + end.dx * (r + 2), y + end.dy * (r + 2)],
        ],
        1,
        't',
      );
    }
    l.limb(pts, [r * 0.8, r], 't');
    l.shade('t', 'r', 0, 2);
    l.inside(() => {
      for (const t of [0.72, 0.84, 0.97]) {
        const p = across(t);
        l.limb(
          [
            [p.x - p.dy * r * 1.3, p.y + p.dx * r * 1.3],
            [p.x + p.dy * r * 1.3, p.y - p.dx * r * 1.3],
          ],
          1.1,
          'c',
        );
      }
    });
    l.shade('c', 'T', 0, 2);
  }, FUR.line);
}

export function drawScarf(c: Canvas) {
  c.part((l) => {
    l.blob('29,63 48,66 67,63 70,68 65,75 48,79 31,75 26,68', 't');
    drawKnit(l);
    l.inside(() => {
      for (const x of [31, 35, 60, 64])
        l.limb(
          [
            [x, 60],
            [x - (x - 48) * 0.16, 80],
          ],
          0.9,
          'c',
        );
    });
    l.tint('c', 'T', (_x, y) => y > 73);
  }, FUR.line);
  c.part((l) => {
    l.blob('30,55 48,61 66,55 68.6,60 64,67 48,70.6 32,67 27.4,60', 't');
    drawKnit(l);
    l.inside(() => {
      for (const x of [34, 62])
        l.limb(
          [
            [x, 54],
            [x - (x - 48) * 0.2, 72],
          ],
          1.4,
          'c',
        );
    });
    l.tint('c', 'T', (_x, y) => y > 66);
  }, FUR.line);
}

export function drawMug(c: Canvas, x: number, y: number, { body = 'M', dark = 'G', light = 'm' } = {}) {
  c.part((l) =>
    l
      .ellipse(x + 7.5, y + 5.5, 3.4, 3.6, body)
      .erase((px, py) => ((px - x - 7.5) / 1.6) ** 2 + ((py - y - 5.5) / 1.8) ** 2 < 1),
  );
  c.part((l) => {
    l.box(x - 7, y, 14, 12, body)
      .shade(body, dark, 2, 1)
      .shade(body, light, -1, 0);
    l.rect(x - 6, y + 1, 12, 2, 'q').rect(x - 6, y + 1, 3, 1, 'b');
    l.inside(() => l.stamp(['5.5', '555', '.5.'], x - 2, y + 6));
  });
  return c;
}

export const drawSleeve = (c: Canvas, pts: Path, r: number[] = [4, 3.6]) =>
  c.part((l) => l.limb(pts, r, 'c').shade('c', 'C', 1, 2).shade('C', 'T', 0, 1), FUR.line);

export const drawPaw = (c: Canvas, x: number, y: number, r = 3) =>
  c.part((l) => l.disc(x, y, r, FUR.dark).shade(FUR.dark, FUR.base, -1, -1), FUR.line);
