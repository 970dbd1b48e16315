import { Canvas } from '../../kit/canvas.ts';
import { rays, spark } from '../../kit/patterns.ts';
import { each } from '../../kit/points.ts';
import { drawSmallHead as drawChispaSmallHead } from './small-head.ts';

export function drawChispaAdventure() {
  const c = new Canvas(96, 96);
  rays(c, '#472a8c', '#5a35a8', { cx: 40, cy: 34, count: 14 });
  for (const [x, k] of [
    [4, 'Y'],
    [18, 'Y'],
    [76, 'Y'],
    [90, 'Y'],
  ] as const)
    c.part((l) => l.box(x - 3, 0, 7, 5, 'h').rect(x - 2, 5, 5, 2, k), 'N');
  // Crowd
  c.part((l) => {
    for (let i = 0; i < 12; i++) l.disc(i * 9 - 1, 66 - (i % 3) * 2, 5, 'v');
    l.rect(0, 66, 96, 12, 'v');
  }, 'X');
  for (let i = 0; i < 11; i += 2)
    c.rect(i * 9 - 2, 63 - (i % 3) * 2, 1, 2, 'L').rect(i * 9 + 1, 63 - (i % 3) * 2, 1, 2, 'L');
  // Ring
  for (const [y, a, b] of [
    [66, 'w', 'l'],
    [73, '4', '5'],
    [80, 'S', 'B'],
  ] as const)
    c.part((l) => l.rect(-2, y, 100, 2, a).rect(-2, y + 1, 100, 1, b));
  c.part((l) => l.rect(-2, 86, 100, 12, 's').tint('s', 'S', (_x, y) => y > 92), 'd');
  // Don Flan
  c.part((l) => {
    l.blob('36,60 60,60 67,72 72,88 60,91 48,91.6 36,91 24,88 29,72', 'Y');
    l.shade('Y', 'A', 3, 1).shade('Y', 'y', -1, -1);
    l.inside(() => l.blob('30,56 48,54 66,56 68,66 62,70 58,66 52,71 46,67 40,71 34,66 28,68', 'b'));
    l.shade('b', 'q', 1, 0);
  }, 'a');
  c.ellipse(43, 75, 3, 3.4, 'w').ellipse(54, 75, 3, 3.4, 'w').rect(42, 73, 2, 2, 'k').rect(53, 73, 2, 2, 'k');
  c.part((l) => l.ellipse(48.5, 83, 3.4, 3.6, '7'), 'k');
  c.rect(36, 79, 3, 2, '4').rect(58, 79, 3, 2, '4');
  // Chispa in mid-air: legs up behind, arms wide
  for (const [pts, foot] of [
    ['62,34 72,26 78,18', [81, 13]],
    ['64,40 76,36 84,30', [88, 26]],
  ] as const) {
    c.part((l) => l.limb(pts, [5, 4.4, 3.6], 'Y').shade('Y', 'A', 1, 1), 'a');
    c.part((l) => l.ellipse(foot[0], foot[1], 4, 4.4, 'T').shade('T', 't', 1, 1), 'q');
  }
  c.part((l) => l.blob('38,32 54,26 68,30 70,42 56,52 42,50', 'Y').shade('Y', 'A', 2, 2).shade('Y', 'y', -1, -1), 'a');
  c.part((l) => l.blob('60,27 66,27 72,42 67,46 61,38', '6').shade('6', '7', 1, 1));
  c.part((l) => l.limb('36,44 26,54 14,58', [4.4, 4.8, 3.6], 'T').shade('T', 't', 1, 1), 'q');
  c.part((l) => l.disc(12, 59, 3, 'w'), 'q').part((l) => l.disc(8, 60, 3.6, 'T').shade('T', 't', 1, 1), 'q');
  c.part((l) => l.limb('52,16 49,8', [3.6, 3.2], 'T').shade('T', 't', 1, 1), 'q');
  c.part((l) => l.disc(48, 7, 3, 'w'), 'q').part((l) => l.disc(47, 3.4, 3.6, 'T').shade('T', 't', 1, 1), 'q');
  c.part((l) => l.limb('46,28 52,18', [5, 5.4], 'Y').shade('Y', 'A', 1, 1).shade('Y', 'y', -1, -1), 'a');
  c.part((l) => l.blob('30,38 42,31 50,33 47,44 38,50 30,48', 'T').shade('T', 't', 1, 2), 'q');
  c.put(drawChispaSmallHead({ eyes: 'fierce', mouth: 'shout' }), 9, 10);
  // Speed
  each('80,46,14 76,54,18 64,12,10 60,20,8', (x, y, n) => c.line(x, y, x + n, y - Math.round(n * 0.34), 'L'));
  spark(c, 'star', 26, 72, 'Y', 'w');
  spark(c, 'star', 72, 66, 'Y', 'w');
  spark(c, 'plus', 20, 82, 'Y', 'w');
  return c;
}
