import { drawHead } from '../characters/bonbon/head.ts';
import { Canvas } from '../kit/canvas.ts';
import { dots } from '../kit/patterns.ts';

const edge = 30;

/** Outlines become pencil lines, what is light stays paper, other colours become hatching. */
function sketch(picture: Canvas): Canvas {
  const pencil = new Canvas(picture.w, picture.h);
  const lines = new Set(['#4b0f31', '#2e0a26', '#472a8c']);
  const lights = new Set(['#ffffff', '#ffeaf2', '#ffcfe1', '#e9deff']);
  for (let y = 0; y < picture.h; y++) {
    for (let x = 0; x < picture.w; x++) {
      const colour = picture.get(x, y);
      if (colour === null) continue;
      const isHatched = !lights.has(colour) && (x + y) % 3 === 0;
      pencil.set(x, y, lines.has(colour) ? 'j' : isHatched ? 'h' : 'w');
    }
  }
  return pencil;
}

function drawPage(c: Canvas): void {
  c.rect(0, 0, edge, 56, 'w');
  for (let y = 5; y < 56; y += 6) c.rect(5, y, edge - 5, 1, '#d8e6ff');
  c.rect(6, 0, 1, 56, '#ffb9cc')
    .rect(edge, 0, 1, 56, 'o')
    .rect(edge + 1, 0, 1, 56, '#e0a530');
  for (let y = 3; y < 56; y += 7) c.rect(0, y, 4, 2, 'H').rect(0, y, 4, 1, 'h').rect(4, y, 2, 2, 'j');
}

/** Half drawn, half alive: where the page ends, the pencil's lines turn into colours. */
export function drawSketchbook(): Canvas {
  const c = new Canvas(56, 56);
  dots(c, 'Y', '#ffdf8a', { step: 8, size: 3 });
  drawPage(c);
  const head = new Canvas(56, 56).put(drawHead({ mouth: 'laugh' }), -2, -5);
  c.put(sketch(head).erase((x) => x > edge)).put(head.clone().erase((x) => x < edge));
  c.rect(edge, 8, 1, 48, 'o');
  return c.part((l) =>
    l
      .limb('38,55 57,45', [2.6, 2.6], 'S')
      .tint('S', 'B', (x, y) => y > 76.6 - x * 0.54)
      .polygon('39,51.6 41.6,57 33,57.6', 'C')
      .polygon('35.6,55 36.6,58 32,58', 'k'),
  );
}
