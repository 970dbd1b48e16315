import { Canvas, type Rows, sprite } from '../kit/canvas.ts';
import { gingham } from '../kit/patterns.ts';

const strawberry = [
  '.GM.MM.MG.',
  '..GMMMMG..',
  '.55GMMG55.',
  '5435555556',
  '543y55y556',
  '5555555556',
  '5y55y55y56',
  '.55555556.',
  '..5y5566..',
  '...5566...',
  '....66....',
];
const star = [
  '.....Y.....',
  '....YyY....',
  '....YyY....',
  'YYYYYyYYYYA',
  '.YYYYYYYYA.',
  '..YkYYYkA..',
  '..YYYkYYA..',
  '.YYYYYYYAA.',
  '.YYYAAAYAA.',
  '.YAA...AAA.',
];
const heart = [
  '.SSS..SSS.',
  'SssSSSSSSB',
  'SsSSSSSSSB',
  'SSSSSSSSSB',
  '.SSSSSSSB.',
  '..SSSSSB..',
  '...SSSB...',
  '....SB....',
];
const cat = [
  'L........L',
  'LL......LL',
  'L3LLLLLL3V',
  'LLLLLLLLLV',
  'LLkLLLLkLV',
  'L3LkLLkL3V',
  'LLLLkkLLVV',
  '.LLLLLLVV.',
  '..VVVVVV..',
];
const blob = [
  '....mmMMM....',
  '..mmMMMMMMM..',
  '.mMMMMMMMMMM.',
  'mMMMMMMMMMMMG',
  'mMMkkMMMkkMMG',
  'MMMkwMMMkwMMG',
  'MMMkkMMMkkMMG',
  'M44MMkMkMM44G',
  '.MMMMMkMMMMG.',
  '.MMMMMMMMMGG.',
  '..GMMMMMGGG..',
];

/** A die-cut sticker: the picture, its outline, a white border. */
const drawSticker = (c: Canvas, rows: Rows, x: number, y: number) =>
  c.part((l) => l.stamp(rows, x, y).outline('o').outline('w').outline('w'), null);

/** The mark on the backing paper where a sticker was peeled off. */
const drawPeeledSpot = (c: Canvas, x: number, y: number) =>
  c.put(
    sprite(
      blob.map((row) => row.replaceAll(/[^.]/g, 'a')),
      { map: { a: '#a283ea' } },
    ),
    x,
    y,
  );

export function drawStickers(): Canvas {
  const c = new Canvas(50, 50);
  gingham(c, '1', '2', '#ffbfd8', { size: 5 });
  c.rect(6, 5, 40, 43, '#e58fb4');
  c.part((l) => l.box(3, 2, 41, 44, 'L').shade('L', '#a283ea', 2, 2).shade('L', 'l', -1, -1));
  drawSticker(c, strawberry, 8, 6);
  drawSticker(c, star, 27, 6);
  drawSticker(c, cat, 8, 24);
  drawSticker(c, heart, 9, 37);
  drawPeeledSpot(c, 26, 20);
  drawSticker(
    c.part((l) => l.stamp(blob, 35, 33).outline('v').outline('v').outline('v'), null),
    blob,
    33,
    31,
  );
  return c;
}
