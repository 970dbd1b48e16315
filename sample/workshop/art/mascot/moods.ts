import type { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';
import { drawMascot } from './mascot.ts';
import { drawLeaf, drawPaw, drawSleeve } from './parts.ts';

const drawTear = (c: Canvas, x: number, y: number) => c.stamp(['.S.', 'SsS', 'SSS', '.S.'], x, y);

export const drawNeutral = () => drawMascot();

export const drawHappy = () => drawMascot({ eyes: ['happy', 'happy'], mouth: 'open', arms: 'wave' });

export const drawWink = () =>
  drawMascot({
    eyes: ['open', 'wink'],
    arms: 'wave',
    prop: (c) => c.part((l) => l.stamp(['55.55', '5w555', '55555', '.555.', '..5..'], 34, 15)),
  });

/** Both paws are clasped under the chin. */
export const drawSad = () =>
  drawMascot({
    mouth: 'sad',
    ears: 'tired',
    arms: 'none',
    prop: (c) => {
      drawTear(c, 12, 27);
      drawTear(c, 25, 27);
      drawSleeve(c, '10,41 13,38.6 16,37.6');
      drawSleeve(c, '30,41 27,38.6 24,37.6');
      drawPaw(c, 18, 37);
      drawPaw(c, 22, 37);
    },
  });

export const drawDizzy = () =>
  drawMascot({
    eyes: ['dizzy', 'dizzy'],
    mouth: 'wobble',
    prop: (c) => {
      spark(c, 'star', 4, 11, 'Y');
      spark(c, 'plus', 37, 14, 'Y');
      spark(c, 'plus', 4, 20, '4');
      spark(c, 'plus', 15, 2, 'Y');
      spark(c, 'plus', 25, 2, '4');
    },
  });

export const drawAsleep = () =>
  drawMascot({
    eyes: ['asleep', 'asleep'],
    mouth: 'small',
    ears: 'tired',
    down: -1,
    prop: (c) => {
      c.part((l) => l.ellipse(24, 29.4, 3, 3, 's').shade('s', 'S', 1, 1).set(23, 28, 'w').set(22, 29, 'w'), 'B');
      c.stamp(['VVVV', '..V.', '.V..', 'VVVV'], 31, 1).stamp(['LLL', '.L.', 'LLL'], 26, 2);
    },
  });

function drawHeadphones(c: Canvas): void {
  const isGap = (x: number, y: number) => y > 20 || ((x - 20) / 13.2) ** 2 + ((y - 21) / 11) ** 2 < 1;
  c.part((l) => l.ellipse(20, 21, 15.2, 13, 'L').erase(isGap));
  drawLeaf(c);
  c.part((l) =>
    l.ellipse(5.6, 23, 3, 5, 'L').ellipse(34.4, 23, 3, 5, 'L').shade('L', 'V', 1, 1).shade('L', 'l', -1, -1),
  );
}

export const drawSinging = () =>
  drawMascot({
    eyes: ['happy', 'happy'],
    mouth: 'sing',
    prop: (c) => {
      drawHeadphones(c);
      c.stamp(['.VVVV', '.V..V', '.V..V', 'VV.VV', 'VV.VV'], 0, 9).stamp(['.66', '.6.', '66.', '66.'], 37, 13);
    },
  });

/** Round spectacles and a book; the eyes are on the page. */
export const drawReading = () =>
  drawMascot({
    mouth: 'small',
    arms: 'none',
    down: 1,
    prop: (c) => {
      for (const x of [11, 21]) {
        c.frame(x, 20, 8, 8, 'V');
        for (const [i, j] of [[0, 0], [7, 0], [0, 7], [7, 7]] as const) c.set(x + i, 20 + j, '1'); // biome-ignore format: four corners
      }
      c.rect(19, 23, 2, 1, 'V');
      c.part((l) => l.polygon('9,31 20,33 31,31 31,40 9,40', 'w').tint('w', 'h', (x) => Math.abs(x - 20) < 1));
      c.part((l) =>
        l
          .polygon('7,33 20,35.4 33,33 33,41 7,41', 'S')
          .tint('S', 'B', (x) => Math.abs(x - 20) < 1)
          .tint('S', 's', (x) => x < 9)
          .stamp(['5.5', '555', '.5.'], 25, 36),
      );
      for (const x of [7, 33]) drawPaw(c, x, 37);
    },
  });

/** Ears straight up, paws at the cheeks. */
export const drawSurprised = () =>
  drawMascot({
    eyes: ['wide', 'wide'],
    mouth: 'oh',
    ears: 'straight',
    arms: 'none',
    prop: (c) => {
      drawSleeve(c, '9,41 8,36 9,32');
      drawSleeve(c, '31,41 32,36 31,32');
      drawPaw(c, 10.4, 29);
      drawPaw(c, 29.6, 29);
      c.part((l) => l.stamp(['YY', 'YY', 'YY', '..', 'AA'], 36, 8));
    },
  });

/** One paw in front of the mouth, eyes squeezed shut: it is late. */
export const drawYawning = () =>
  drawMascot({
    eyes: ['squeezed', 'squeezed'],
    mouth: 'yawn',
    ears: 'tired',
    down: -1,
    arms: 'none',
    prop: (c) => {
      c.part((l) => l.stamp(['.s.', 'swS', 'sSS', '.S.'], 10, 24), 'B');
      c.part((l) => l.stamp(['.yy..', 'yY...', 'yY...', 'yYy.y', '.yyy.'], 32, 1), 'A');
      drawPaw(c, 14, 37.4);
      drawSleeve(c, '31,41 30,36 26,33');
      drawPaw(c, 24.6, 31);
    },
  });

/** With a cup of tea: it is early. */
export const drawBreakfast = () =>
  drawMascot({
    eyes: ['happy', 'happy'],
    arms: 'none',
    prop: (c) => {
      c.part((l) => l.ellipse(26.6, 35.6, 2.8, 2.6, 'M').erase((x, y) => (x - 26.6) ** 2 + (y - 35.6) ** 2 < 1.6));
      c.part((l) =>
        l
          .rect(14, 32, 12, 8, 'M')
          .rect(14, 32, 12, 1, 'T')
          .rect(14, 33, 1, 7, 'm')
          .rect(24, 33, 2, 7, 'G')
          .stamp(['w.w', 'www', '.w.'], 18, 35),
      );
      for (const x of [12.4, 27.6]) drawPaw(c, x, 37.6);
      c.stamp(['.L.', 'L..', 'L..', '.L.', '..L', '.L.'], 36, 26).stamp(
        ['.L.', '..L', '..L', '.L.', 'L..', '.L.'],
        2,
        26,
      );
    },
  });

const confetti = [
  [3, 9, 'Y'],
  [36, 12, 'M'],
  [2, 17, '4'],
  [38, 19, 'L'],
  [6, 13, 'S'],
  [35, 22, '5'],
  [3, 25, 'M'],
  [37, 27, 'Y'],
  [5, 33, 'L'],
  [35, 34, '4'],
] as const;

/** A paper hat and confetti. */
export const drawParty = () =>
  drawMascot({
    eyes: ['happy', 'happy'],
    mouth: 'open',
    prop: (c) => {
      c.part((l) =>
        l
          .polygon('20,1 26,14 14,14', 'S')
          .inside(() => l.limb('15,10 22,6', 1, 'y').limb('14,14 26,9', 1, 'y'))
          .shade('S', 'B', 1, 0),
      );
      c.part((l) => l.stamp(['.5.', '555', '.5.'], 19, 1));
      for (const [x, y, colour] of confetti) c.rect(x, y, 2, 1, colour).set(x, y + 1, colour);
    },
  });
