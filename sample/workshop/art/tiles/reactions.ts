import { Canvas } from '../kit/canvas.ts';
import { dots } from '../kit/patterns.ts';
import { drawCat } from './cat.ts';
import { drawGhost } from './ghost.ts';
import { drawTea } from './tea.ts';

const fur = '#4a2f55';

/** With its eyes shut. */
export function drawCatBlink(): Canvas {
  const c = drawCat();
  for (const x of [12, 30]) c.rect(x, 18, 8, 7, fur).stamp(['k......k', '.kk..kk.', '...kk...'], x, 21);
  return c;
}

/** With its steam on the other side. */
export function drawTeaSteam(): Canvas {
  const c = drawTea();
  const ground = dots(new Canvas(50, 50), 'C', '#ffecd8', { step: 10, size: 3 });
  for (let y = 0; y < 16; y++) for (let x = 8; x < 40; x++) c.set(x, y, ground.get(x, y) ?? 'C');
  const steam = [
    ...['...s..', '...ss.', '..ss..', '.ss...', 'ss....', 'sss...'],
    ...['.sss..', '..sss.', '..sss.', '.sss..', '.ss...'],
  ];
  for (const [x, y] of [
    [14, 3],
    [20, 2],
    [29, 3],
  ] as const) {
    c.stamp(steam, x, y, { map: { s: 'w' } });
  }
  return c;
}

/** Laughing. */
export function drawGhostLaugh(): Canvas {
  const c = drawGhost();
  for (const x of [17, 28]) c.rect(x, 18, 5, 6, 'w').stamp(['.kkk.', 'k...k'], x, 20);
  return c;
}
