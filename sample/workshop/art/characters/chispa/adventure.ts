import { Canvas } from '../../kit/canvas.ts';
import { rays, spark } from '../../kit/patterns.ts';
import { each } from '../../kit/points.ts';
import { drawFist, drawWrap } from './body.ts';
import { drawSmallHead } from './small-head.ts';

/** The leap at the Flan, which has seen him coming. */
export function drawChispaAdventure() {
  const c = new Canvas(96, 96);
  drawHall(c);
  drawFlan(c);
  drawLegs(c);
  drawTrunk(c);
  drawArms(c);
  c.put(drawSmallHead({ eyes: 'fierce', mouth: 'shout' }), 2, 3);
  each('74,52,16 66,58,20 84,8,10', (x, y, n) => c.line(x, y, x + n, y - Math.round(n * 0.34), 'L'));
  spark(c, 'star', 18, 74, 'Y', 'w');
  spark(c, 'star', 80, 72, 'Y', 'w');
  spark(c, 'plus', 12, 88, 'Y', 'w');
  return c;
}

function drawHall(c: Canvas) {
  rays(c, '#472a8c', '#5a35a8', { cx: 40, cy: 34, count: 14 });
  for (const x of [18, 58, 78]) c.part((l) => l.box(x - 3, 0, 7, 4, 'h').rect(x - 2, 4, 5, 2, 'Y'), 'N');
  c.part((l) => {
    for (let i = 0; i < 12; i++) l.disc(i * 9 - 1, 68 - (i % 3) * 2, 5, 'v');
    l.rect(0, 68, 96, 12, 'v');
  }, 'X');
  for (let i = 0; i < 11; i += 2)
    c.rect(i * 9 - 2, 65 - (i % 3) * 2, 1, 2, 'L').rect(i * 9 + 1, 65 - (i % 3) * 2, 1, 2, 'L');
  for (const [y, light, dark] of [[70, 'w', 'l'], [77, '4', '5'], [84, 'S', 'B']] as const) c.part((l) => l.rect(-2, y, 100, 2, light).rect(-2, y + 1, 100, 1, dark)); // biome-ignore format: three ropes
  c.part((l) => l.rect(-2, 89, 100, 12, 's').tint('s', 'S', (_x, y) => y > 93), 'd');
}

function drawFlan(c: Canvas) {
  c.part((l) => {
    l.blob('38,64 62,64 69,75 73,90 61,93 50,93.6 38,93 26,90 31,75', 'Y');
    l.shade('Y', 'A', 3, 1).shade('Y', 'y', -1, -1);
    l.inside(() => l.blob('32,60 50,58 68,60 70,70 64,74 60,70 54,75 48,71 42,75 36,70 30,72', 'b'));
    l.shade('b', 'q', 1, 0);
  }, 'a');
  c.ellipse(45, 79, 3, 3.4, 'w').ellipse(56, 79, 3, 3.4, 'w').rect(44, 77, 2, 2, 'k').rect(55, 77, 2, 2, 'k');
  c.part((l) => l.ellipse(50.5, 87, 3, 3.2, '7'), 'k');
  c.rect(38, 83, 3, 2, '4').rect(60, 83, 3, 2, '4');
}

/** Wide saffron trousers, bare feet: the one leg stretched, the other bent. */
function drawLegs(c: Canvas) {
  for (const [leg, x, y, curls] of [
    ['62,24 70,14 80,13', 87, 11, 85],
    ['64,34 76,34 85,30', 91, 27, 88],
  ] as const) {
    c.part((l) => l.limb(leg, [6.5, 6, 4.4], 'Y').shade('Y', 'A', 1, 2).shade('Y', 'y', -1, -1), 'a');
    c.part((l) => l.ellipse(x, y, 4.2, 5.2, 'T').shade('T', 't', 1, 1), 'q');
    c.stamp(['q.', '.q', 'q.'], curls, y - 1);
  }
}

/** A broad bare chest; the cloth runs from the near shoulder to the hip, the sash below it. */
function drawTrunk(c: Canvas) {
  c.part((l) => l.blob('28,26 40,17 54,16 64,19 68,28 66,39 54,45 40,46 30,42', 'T').shade('T', 't', 1, 2), 'q');
  c.thin('40,39 45,40 49,37', 't').thin('52,40 56,39 58,35', 't');
  c.part((l) => {
    l.blob('34,20 44,15 56,15 66,19 70,29 67,41 60,43 58,32 50,24', 'Y');
    l.shade('Y', 'A', 1, 2)
      .shade('Y', 'y', -1, -1)
      .inside(() => l.thin('44,18 56,24 62,38', 'A').thin('54,17 63,23 66,34', 'A'));
  }, 'a');
  c.part((l) => l.blob('58,16 64,16 71,29 68,44 62,45 64,30', '6').shade('6', '7', 1, 1).shade('6', '5', -1, 0));
  c.part((l) => l.limb('68,40 76,46 74,52', [2.6, 2.4, 1.4], '6').shade('6', '7', 1, 1));
  each('32,41 37,42.6 42,42 46,39.4 48.6,35', (x, y) =>
    c.part(
      (l) =>
        l
          .disc(x, y, 2, 'b')
          .shade('b', 'q', 1, 1)
          .set(x - 1, y - 1, 'T'),
      'Q',
    ),
  );
}

/** One fist ahead, one raised. */
function drawArms(c: Canvas) {
  c.part((l) => l.limb('48,22 52,12 48,8', [5.2, 4.6, 3.6], 'T').shade('T', 't', 1, 1), 'q');
  drawWrap(c, 47, 8);
  drawFist(c, 46, 4);
  c.part((l) => l.limb('34,40 24,50 14,55', [5.4, 5, 3.8], 'T').shade('T', 't', 1, 2), 'q');
  drawWrap(c, 13, 56);
  drawFist(c, 7, 59);
}
