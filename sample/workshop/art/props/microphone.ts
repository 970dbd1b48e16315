import type { Canvas } from '../kit/canvas.ts';

/** The head of a vintage microphone, `w` wide and 1.45 `w` high, centred on (x, y). */
export function drawMicrophone(c: Canvas, x: number, y: number, w = 11): Canvas {
  const h = w * 1.45;
  const left = Math.round(x - w / 2);
  return c.part((l) => {
    l.ellipse(x, y - h * 0.12, w / 2, h * 0.42, 'h')
      .rect(left, Math.round(y - h * 0.1), w, Math.round(h * 0.3), 'h')
      .ellipse(x, y + h * 0.16, w / 2, h * 0.36, 'h')
      .tint('h', 'g', (px) => px < x - w * 0.18)
      .tint('h', 'H', (px) => px > x + w * 0.26)
      .inside(() => {
        for (let j = Math.round(y - h / 2); j < y + h / 2; j += 2) l.rect(left, j, w, 1, 'j');
        l.rect(left, Math.round(y), w, 2, '5');
      });
  });
}
