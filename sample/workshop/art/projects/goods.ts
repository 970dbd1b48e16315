import type { Canvas } from '../kit/canvas.ts';
/** What the shop sells, each centred on (x, y). */
export const GOODS = {
  sneaker: (c: Canvas, x: number, y: number) =>
    c.part((l) => {
      l.blob(
        [
          [x - 13, y - 4],
          [x - 6, y - 9],
          [x - 1, y - 8],
          [x + 2, y - 2],
          [x + 9, y + 1],
          [x + 13, y + 5],
          [x + 12, y + 8],
          [x - 13, y + 8],
        ],
        '4',
      );
      l.shade('4', '5', 1, 1)
        .rect(x - 13, y + 6, 26, 3, 'w')
        .rect(x - 13, y + 8, 26, 1, 'h');
      l.inside(() =>
        l
          .rect(x - 4, y - 6, 4, 1, 'w')
          .rect(x - 2, y - 4, 4, 1, 'w')
          .rect(x, y - 2, 4, 1, 'w')
          .polygon(
            [
              [x - 13, y - 2],
              [x - 7, y + 6],
              [x - 13, y + 6],
            ],
            'Y',
          ),
      );
    }),
  mug: (c: Canvas, x: number, y: number) =>
    c
      .part((l) =>
        l.ellipse(x + 9, y, 5, 5.4, 'M').erase((px, py) => ((px - x - 9) / 2.6) ** 2 + ((py - y) / 3) ** 2 < 1),
      )
      .part((l) =>
        l
          .box(x - 9, y - 9, 18, 18, 'M')
          .shade('M', 'G', 2, 1)
          .shade('M', 'm', -1, -1)
          .stamp(['.w.w.', 'wwwww', 'wwwww', '.www.', '..w..'], x - 3, y - 3),
      ),
  lamp: (c: Canvas, x: number, y: number) =>
    c
      .part((l) =>
        l
          .rect(x - 1, y - 2, 2, 9, 'r')
          .box(x - 6, y + 6, 12, 3, 'r')
          .shade('r', 'b', 1, 0),
      )
      .part((l) =>
        l
          .polygon(
            [
              [x - 5, y - 11],
              [x + 5, y - 11],
              [x + 10, y],
              [x - 10, y],
            ],
            'Y',
          )
          .shade('Y', 'A', 2, 1)
          .shade('Y', 'y', -1, 0),
      ),
  backpack: (c: Canvas, x: number, y: number) =>
    c
      .part((l) => l.rect(x - 3, y - 12, 6, 3, 'V'))
      .part((l) =>
        l
          .blob(
            [
              [x, y - 11],
              [x + 8, y - 8],
              [x + 9, y + 8],
              [x - 9, y + 8],
              [x - 8, y - 8],
            ],
            'L',
          )
          .shade('L', 'V', 2, 1)
          .shade('L', 'l', -1, -1),
      )
      .part((l) =>
        l
          .box(x - 6, y, 12, 8, 'L')
          .rect(x - 6, y + 2, 12, 1, 'V')
          .rect(x - 1, y + 2, 2, 3, 'Y'),
      ),
  headphones: (c: Canvas, x: number, y: number) =>
    c
      .part((l) =>
        l
          .ellipse(x, y + 1, 11, 11, 'S')
          .erase((px, py) => ((px - x) / 7.6) ** 2 + ((py - y - 1) / 8) ** 2 < 1 || py > y + 3)
          .shade('S', 'B', 1, 0),
      )
      .part((l) =>
        l
          .box(x - 12, y, 6, 10, '4')
          .box(x + 6, y, 6, 10, '4')
          .shade('4', '5', 1, 1),
      ),
  plant: (c: Canvas, x: number, y: number) =>
    c
      .part((l) =>
        l
          .limb(
            [
              [x, y + 2],
              [x - 4, y - 4],
              [x - 9, y - 8],
            ],
            [1.6, 3, 1],
            'M',
          )
          .limb(
            [
              [x, y + 2],
              [x + 4, y - 4],
              [x + 9, y - 7],
            ],
            [1.6, 3, 1],
            'M',
          )
          .limb(
            [
              [x, y + 2],
              [x, y - 6],
              [x + 1, y - 11],
            ],
            [1.6, 3, 1],
            'M',
          )
          .shade('M', 'G', 1, 1),
      )
      .part((l) =>
        l
          .polygon(
            [
              [x - 7, y + 1],
              [x + 7, y + 1],
              [x + 5, y + 9],
              [x - 5, y + 9],
            ],
            't',
          )
          .shade('t', 'a', 2, 0)
          .rect(x - 7, y + 1, 14, 2, 'T'),
      ),
} as const;
