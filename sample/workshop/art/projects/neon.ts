import { drawBands } from '../characters/bands.ts';
import { Canvas } from '../kit/canvas.ts';
import { starfield } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';

/** Sky, sun and mountains above the horizon: the light comes from the sun, so everything glows on that side. */
export function drawDusk(c: Canvas, horizon: number) {
  drawBands(
    c,
    [
      [0, '#10062a'],
      [14, '#190a3a'],
      [28, '#28104e'],
      [42, '#3f1563'],
      [54, '#5f1a70'],
      [65, '#8a2178'],
      [75, '#b92d7a'],
      [83, '#e6487f'],
    ],
    horizon,
  );
  starfield(c, { count: 46, seed: 11, colours: ['w', 'L', '3'], box: [0, 0, c.w, 54] });
  c.line(34, 12, 48, 18, 'L').line(44, 16, 52, 20, 'w').set(53, 20, 'w').set(53, 21, 'w');
  drawSun(c, c.w / 2, horizon - 30, 43, horizon);
  for (const [x, y, w] of [
    [18, 58, 40],
    [30, 61, 34],
    [176, 50, 44],
    [188, 53, 40],
    [60, 38, 18],
  ] as const)
    c.rect(x, y, w, 1, '#e6487f').rect(x + 4, y + 1, w - 8, 1, '#8a2178');
  drawMountains(c, horizon);
}

function drawSun(c: Canvas, cx: number, cy: number, r: number, horizon: number) {
  const halo = new Canvas(c.w, c.h)
    .disc(cx, cy, r + 12, '#4d1868')
    .disc(cx, cy, r + 7, '#6f1d74')
    .disc(cx, cy, r + 3, '#a02a7a');
  c.put(halo.erase((_x, y) => y > horizon));
  const disc = new Canvas(c.w, c.h).disc(cx, cy, r, '#fff6cf');
  const colours = ['#fff6cf', 'y', '#ffe38a', 'Y', '#ffb85a', 'A', '#ff8763', '4', '5'] as const;
  colours.forEach((colour, i) => {
    const from = cy - r + 12 + i * 8;
    const [above, inRow] = [colours[i - 1], (y: number) => y > from - 1 && y < from];
    if (above === undefined) return;
    disc.tint(above, colour, (x, y) => y > from || (inRow(y) && Math.floor(x) % 2 === 0));
  });
  for (let k = 0, slit = cy + 1; slit < horizon; k++) {
    const [from, to] = [slit, slit + 1 + (k >> 1)];
    disc.erase((_x, y) => y > from && y < to);
    slit = to + 5 - (k >> 2);
  }
  c.put(disc.erase((_x, y) => y > horizon));
}

function drawMountains(c: Canvas, horizon: number) {
  for (const flip of [false, true]) {
    const far = new Canvas(c.w, c.h).polygon([[0, horizon], [0, horizon - 26], [16, horizon - 38], [34, horizon - 20], [50, horizon - 30], [72, horizon - 10], [96, horizon]], '#33195a'); // biome-ignore format: a ridge
    far.shade('#33195a', 'L', 0, -1).inside(() => {
      for (const ridge of [
        [16, 38, 8, 10, 26, 4],
        [50, 30, 40, 6, 62, 4],
      ] as const) {
        const [x, y, left, low, right, deep] = ridge; // biome-ignore format: two faces
        far
          .line(x, horizon - y, left, horizon - low, '#7450cf')
          .line(x, horizon - y, right, horizon - deep, '#7450cf')
          .line(x, horizon - y, x, horizon, '#7450cf');
      }
    });
    c.put(far, 0, 0, { flip });
  }
}

/** The floor: strips of the sun's reflection, and a grid that runs towards the viewer. */
export function drawGrid(c: Canvas, horizon: number) {
  const { w, h } = c;
  const cx = w / 2;
  const floor = h - horizon;
  drawBands(c, [[horizon, '#6f1d74'], [horizon + 5, '#4d1868'], [horizon + 12, '#33145c'], [horizon + 22, '#22104a'], [horizon + 36, '#160936']], h); // biome-ignore format: five bands
  each('2,30,y 5,27,y', (y, r) => c.rect(cx - r, horizon + y, r * 2, 1, '#ffb85a'));
  for (let y = 2, k = 0; y < floor - 14; y += 3 + (k >> 1), k++) {
    const r = 34 - y * 0.5 + (k % 2) * 5;
    c.rect(
      Math.round(cx - r),
      horizon + y,
      Math.round(r * 2),
      1 + (k > 3 ? 1 : 0),
      k < 2 ? '#ffe38a' : k < 4 ? 'A' : k < 6 ? '#e6487f' : '#8a2178',
    );
  }
  for (let i = -16; i <= 16; i++) c.thin([[cx + i * 7, horizon + 1], [cx + i * 34, h + 20]], Math.abs(i) < 4 ? '#e06ac0' : '#8a4ad8', false); // biome-ignore format: two ends
  for (let i = 0, y = 4; y < floor; i++, y += 3 + i * 1.6)
    c.rect(0, Math.round(horizon + y), w, 1, i < 2 ? '#ff76ab' : '#d0409a');
  c.rect(0, horizon, w, 1, 'w').rect(0, horizon + 1, w, 1, '4');
}

/** A palm in front of everything, its fronds lit from the sun's side. */
export function drawPalm(c: Canvas, { flip }: { flip: boolean }) {
  const palm = new Canvas(c.w, c.h);
  const dark = '#10062a';
  palm.limb('8,152 12,112 20,74 30,48', [4.4, 3.2, 2.2, 1.8], dark);
  for (const frond of [
    '30,47 40,38 54,40 62,50',
    '30,47 38,46 48,54 52,66',
    '30,47 22,36 8,34 -2,42',
    '30,47 20,46 10,54 6,66',
    '30,47 34,34 46,27 56,29',
    '30,47 26,34 16,26 4,26',
    '30,47 30,58 34,68 34,74',
  ])
    palm.limb(frond, [1.6, 2.6, 2, 0.7], dark);
  palm.disc(28, 49, 2.4, dark).disc(33, 50, 2.4, dark).shade(dark, '#e6487f', 1, 0);
  for (let y = 60; y < 150; y += 6) palm.inside(() => palm.rect(4, y, 30, 1, '#28104e'));
  c.put(palm, 0, 0, { flip });
}
