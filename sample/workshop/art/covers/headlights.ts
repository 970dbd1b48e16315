import { skyline } from '../kit/backdrops.ts';
import { Canvas } from '../kit/canvas.ts';
import { starfield } from '../kit/patterns.ts';

function drawRoad(c: Canvas): void {
  for (const [i, colour] of ['#0d0b2b', '#1a0f40', '#2a1257', '#4a1a6b', '#8c2f7a', '#d1507f'].entries())
    c.rect(0, i * 4, 56, 8, colour);
  starfield(c, { count: 9, seed: 21, colours: ['w', 'L'], keep: (_x, y) => y < 12 });
  skyline(c, 27, { seed: 8, wall: '#1b0d3d', lit: 'Y', min: 4, max: 11 });
  c.rect(0, 27, 56, 29, '#241552').polygon('22,27 34,27 70,56 -14,56', '#37236a');
  c.line(22, 27, -14, 56, 'L').line(34, 27, 70, 56, 'L');
}

function drawCabin(c: Canvas): void {
  c.part((l) => l.polygon('17,14 39,14 45,27 11,27', '#c0508f').shade('#c0508f', '#ff8ec0', 0, -1), 'N');
  c.part((l) => l.polygon('19,16 37,16 42,26 14,26', '#241552').polygon('19,16 27,16 20,26 14,26', '#4a3a9c'), null);
  c.rect(31, 22, 6, 1, '#8f7bd0');
}

/** The car comes towards us, and its lights are the loudest thing in the night. */
function drawCar(c: Canvas): void {
  drawCabin(c);
  c.rect(8, 44, 8, 7, 'k').rect(40, 44, 8, 7, 'k');
  c.part((l) => {
    l.blob('6,29 14,26 28,25.4 42,26 50,29 52,37 50,46 28,47 6,46 4,37', '#a8367f');
    l.shade('#a8367f', '#6e2066', 0, 3).shade('#a8367f', '#ff8ec0', 0, -1);
  }, 'N');
  c.rect(20, 28, 16, 1, '#6e2066');
  c.part((l) => l.box(19, 35, 18, 5, 'N').rect(20, 36, 16, 1, 'h').rect(20, 38, 16, 1, 'H'), null);
  c.box(5, 42, 46, 3, 'h').rect(6, 44, 44, 1, 'H');
  c.part((l) => l.box(22, 41, 12, 5, 'w').stamp(['5.5', '555', '.5.'], 27, 42), 'N');
  for (const x of [12, 44]) {
    c.dither(x - 12, 22, 24, 24, '#ffe9a8', (u, v) =>
      Math.max(0, 0.62 - 2.4 * ((u - 0.5) ** 2 + (v - 0.5) ** 2) ** 0.5 * 0.6),
    );
    c.part((l) => l.disc(x, 34, 5.6, 'y').disc(x, 34, 4.2, 'w'), 'Y');
  }
}

function drawBeams(c: Canvas): void {
  c.dither(0, 46, 56, 10, '#ffe9a8', (u, v) =>
    Math.abs(Math.abs(u - 0.5) - 0.29) < 0.15 + v * 0.1 ? 0.8 - v * 0.4 : 0.12,
  );
}

export function drawHeadlights(): Canvas {
  const c = new Canvas(56, 56);
  drawRoad(c);
  drawBeams(c);
  drawCar(c);
  return c;
}
