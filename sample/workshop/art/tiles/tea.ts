import { Canvas } from '../kit/canvas.ts';
import { dots } from '../kit/patterns.ts';

const strawberry = [
  '...M..M...',
  '..MMGMMM..',
  '.55MGGM55.',
  '5435555556',
  '543y55y556',
  '5y5555555y',
  '5555y55y56',
  '.5y555556.',
  '..555y56..',
  '...5566...',
  '....66....',
];

function drawCup(c: Canvas): void {
  c.part((l) => {
    const isHole = (x: number, y: number) => ((x - 40) / 3.4) ** 2 + ((y - 27.4) / 3.4) ** 2 < 1;
    l.ellipse(40, 27.4, 6.4, 6.4, 'w').erase(isHole).shade('w', 'l', 1, 1).shade('l', 'L', 1, 1);
  }, 'v');
  c.part((l) => {
    l.polygon('7,20 41,20 40,26 37,32 33,37 29,40 19,40 15,37 11,32 8,26', 'w');
    l.shade('w', 'l', 4, 2).shade('l', 'L', 1, 1);
  }, 'v');
  c.part((l) => l.ellipse(24, 20, 17.4, 4.6, 'w'), 'v');
  c.ellipse(24, 20.6, 15.4, 3.4, 'a').ellipse(23, 21, 13.4, 2.4, '#d9883c').ellipse(19, 20.6, 6, 1, 'Y');
}

/** Steam that curls twice and thins out. */
const drawSteam = (c: Canvas, x: number, y: number, colour: string) =>
  c.stamp(
    ['...s..', '..s...', '..ss..', '...ss.', '....ss', '...sss', '..sss.', '.sss..', '.sss..', '..sss.', '...ss.'],
    x,
    y,
    {
      map: { s: colour },
    },
  );

export function drawTea(): Canvas {
  const c = new Canvas(50, 50);
  dots(c, 'C', '#ffecd8', { step: 10, size: 3 });
  c.ellipse(25, 46.6, 22, 2.6, 'T');
  c.part(
    (l) =>
      l
        .ellipse(24, 42.6, 21.6, 4.2, 'w')
        .shade('w', 'l', 0, 1)
        .shade('l', 'L', 0, 1)
        .inside(() => l.ellipse(24, 41.6, 14, 2.2, 'l')),
    'v',
  );
  drawCup(c);
  c.stamp(strawberry, 15, 26);
  c.thin('33,21 35,25 35,29', 'h').part(
    (l) => l.box(31, 29, 9, 8, 'M').shade('M', 'G', 1, 1).stamp(['w.w', 'www', '.w.'], 34, 31),
    'n',
  );
  drawSteam(c, 12, 4, 'w');
  drawSteam(c, 21, 1, 'w');
  drawSteam(c, 30, 4, 'w');
  c.part((l) => l.disc(7.5, 41.5, 5, 'T').shade('T', 't', 1, 1).stamp(['a..a', '....', 'a..a', '.aa.'], 5, 39), 'a');
  return c;
}
