import type { Canvas } from '../kit/canvas.ts';

/** One character per pixel, in the codes of kit/palette.ts. */
const eyes = {
  open: { top: 23, rows: ['.kk.', 'kwwk', 'kwkk', 'kkkk', '.66.'] },
  wide: { top: 22, rows: ['.kkk.', 'kwwwk', 'kwkwk', 'kwwwk', '.kkk.'] },
  happy: { top: 24, rows: ['.kk.', 'k..k', 'k..k'] },
  wink: { top: 24, rows: ['kk..', '..kk', 'kk..'] },
  asleep: { top: 26, rows: ['k..k', 'kkkk'] },
  tired: { top: 24, rows: ['kkkk', 'kwkk', '.kk.'] },
  squeezed: { top: 25, rows: ['k...', '.kkk'] },
  dizzy: { top: 24, rows: ['k.k', '.k.', 'k.k'] },
} as const;

const mouths = {
  cat: { top: 29, rows: ['k.k.k', '.k.k.'] },
  open: { top: 29, rows: ['kkkk', 'k55k', '.kk.'] },
  small: { top: 29, rows: ['kk'] },
  sad: { top: 30, rows: ['.kkk.', 'k...k'] },
  wobble: { top: 29, rows: ['.k..k.', 'k.kk.k'] },
  sing: { top: 28, rows: ['.kk.', 'k77k', 'k55k', '.kk.'] },
  oh: { top: 29, rows: ['.kk.', 'k77k', 'k77k', '.kk.'] },
  yawn: { top: 28, rows: ['.kkkk.', 'k7777k', 'k7777k', 'k7557k', '.k55k.', '..kk..'] },
} as const;

export type Eye = keyof typeof eyes;
export type Mouth = keyof typeof mouths;

/** Asymmetric eyes: typed as the left one, flipped for the right one. */
const isMirrored = (eye: Eye) => eye === 'wink' || eye === 'dizzy' || eye === 'squeezed';

function drawEye(c: Canvas, eye: Eye, middle: number, down: number, flip: boolean): Canvas {
  const { top, rows } = eyes[eye];
  return c.stamp(rows, Math.floor(middle - rows[0].length / 2), top + down, { flip });
}

export function drawEyes(c: Canvas, left: Eye, right: Eye, down = 0): Canvas {
  drawEye(c, left, 15, down, false);
  return drawEye(c, right, 25, down, isMirrored(right));
}

export function drawMouth(c: Canvas, mouth: Mouth): Canvas {
  const { top, rows } = mouths[mouth];
  return c.stamp(rows, 20 - Math.ceil(rows[0].length / 2), top);
}
