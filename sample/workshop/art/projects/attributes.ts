import { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';
import { drawBrowser } from './browser.ts';
import { drawCard, drawTag } from './card.ts';
import { GOODS } from './goods.ts';
import { drawRobot } from './robot.ts';
import { drawLabelStrip, drawStockroom } from './stockroom.ts';

export function drawAttributes() {
  const c = new Canvas(240, 150);
  drawStockroom(c);
  drawBrowser(c, 8, 8, 168, 134);
  // Search field with its magnifier
  c.box(16, 28, 118, 13, 'o').rect(17, 29, 116, 11, 'w').rect(17, 29, 116, 1, 'g');
  c.frame(21, 31, 6, 6, 'V')
    .set(21, 31, 'w')
    .set(26, 31, 'w')
    .set(21, 36, 'w')
    .set(26, 36, 'w')
    .line(27, 37, 29, 39, 'V');
  c.rect(34, 34, 28, 2, 'O').rect(65, 34, 18, 2, 'O').rect(86, 32, 1, 6, '5');
  c.part((l) => l.box(138, 28, 30, 13, '5').shade('5', '6', 1, 1).shade('5', '4', -1, -1)).stamp(
    ['ww....', 'wwww..', 'wwwwww', 'wwww..', 'ww....'],
    151,
    32,
  );
  drawCard(c, 18, 47, 'sneaker', [
    [17, '3', '4'],
    [17, 'Y', 'A'],
  ]);
  drawCard(c, 69, 47, 'mug', [
    [17, 'M', 'G'],
    [17, 'S', 'B'],
  ]);
  drawCard(c, 120, 47, 'lamp', [[17, 'Y', 'A']], true);
  const below = new Canvas(240, 150); // the second row is cut off by the window
  drawCard(below, 18, 100, 'backpack', []);
  drawCard(below, 69, 100, 'headphones', []);
  drawCard(below, 120, 100, 'plant', []);
  c.put(below.crop(0, 0, 240, 138)).rect(12, 137, 160, 1, 'o');
  c.fill(182, 132, 238, 142, '#8f6fd8', (x, y) => ((x - 208) / 27) ** 2 + ((y - 138) / 4) ** 2 < 1);
  drawLight(c, 142, 60);
  drawRobot(c, 205, 60, { reach: [-41, -13] });
  drawTag(c, 144, 80, 18, 'M', 'G'); // the label that the robot is about to attach
  drawLabelStrip(c);
  for (const [x, y, k] of [
    [138, 72, 'plus'],
    [168, 96, 'plus'],
    [184, 46, 'star'],
    [232, 60, 'plus'],
  ] as const)
    spark(c, k, x, y, 'A', 'w');
  // Thought bubble
  c.box(186, 10, 44, 30, 'o')
    .rect(187, 11, 42, 28, 'w')
    .rect(204, 40, 6, 3, 'w')
    .rect(203, 40, 1, 3, 'o')
    .rect(210, 40, 1, 3, 'o')
    .rect(205, 43, 4, 2, 'w')
    .rect(204, 43, 1, 2, 'o')
    .rect(209, 43, 1, 2, 'o')
    .rect(205, 45, 4, 1, 'o')
    .rect(204, 39, 6, 1, 'w');
  GOODS.lamp(c, 198, 26);
  c.rect(211, 18, 3, 1, 'O')
    .rect(215, 18, 10, 1, 'h')
    .stamp(['..G', 'G.G', '.G.'], 211, 22)
    .rect(215, 23, 10, 1, 'h')
    .stamp(['..G', 'G.G', '.G.'], 211, 28)
    .rect(215, 29, 7, 1, 'h');
  return c;
}

/** Light from the lamp: rays that end at the edge of its card. */
function drawLight(c: Canvas, x: number, y: number) {
  const glow = new Canvas(c.w, c.h);
  for (let ray = 0; ray < 9; ray++) {
    const angle = (Math.PI * (ray + 0.5)) / 9;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    glow.line(
      Math.round(x + dx * 13),
      Math.round(y + 4 + dy * 8),
      Math.round(x + dx * 19),
      Math.round(y + 4 + dy * 13),
      'A',
    );
  }
  c.put(glow.erase((px, py) => px < 124 || px > 160 || py > 76 || Math.abs(px - x) < 10));
}
