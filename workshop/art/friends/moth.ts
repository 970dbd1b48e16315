import { Canvas, mirrored } from '../kit/canvas.ts';
import { drawCheeks, drawEyes } from './face.ts';

export function drawMoth(): Canvas {
  const c = new Canvas(24, 24);

  c.all('#33195a');
  c.set(3, 3, 'w').set(20, 2, 'Y').set(12, 1, 'w').set(1, 20, 'L').set(22, 19, 'L');

  const rows = [
    '...oo.......',
    '..oTTo......',
    '...ooTo.....',
    '.....oTo....',
    '..ooo..ooooo',
    '.o444oooyyyc',
    'o44yy44oyyyy',
    'o4yyyyyoyyyy',
    'o4y55yyoyyyy',
    'o4y55yyoyyyy',
    'o4yyyyyoyyyy',
    '.o4yyyyyoyyy',
    '.oo444yyyooo',
    'o33ooooocccc',
    'o333333occcc',
    'o3355333oYYY',
    '.o355333oAAA',
    '..oo333ooYYY',
    '....ooo.oAAA',
    '.........oYY',
    '..........oo',
  ];
  c.put(mirrored(rows), 0, 2);
  drawEyes(c, 9, 13, 9);
  drawCheeks(c, 8, 14, 12, '4').rect(11, 12, 2, 1, 'a');
  c.set(3, 10, 'w').set(19, 10, 'w');

  return c;
}
