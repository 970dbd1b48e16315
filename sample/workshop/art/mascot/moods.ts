import type { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';
import { drawMascot } from './mascot.ts';
import { drawLeaf } from './parts.ts';

const drawTear = (c: Canvas, x: number, y: number) => c.stamp(['.S.', 'SsS', 'SSS', '.S.'], x, y);

export const drawNeutral = () => drawMascot();

export const drawHappy = () => drawMascot({ eyes: ['happy', 'happy'], mouth: 'open', paws: 'wave' });

export const drawWink = () =>
  drawMascot({
    eyes: ['open', 'wink'],
    paws: 'wave',
    prop: (c) => c.part((l) => l.stamp(['55.55', '5w555', '55555', '.555.', '..5..'], 33, 14)),
  });

export const drawSad = () =>
  drawMascot({
    mouth: 'sad',
    ears: 'tired',
    prop: (c) => {
      c.stamp(['..kk', 'kk..'], 12, 20).stamp(['..kk', 'kk..'], 24, 20, { flip: true });
      drawTear(c, 12, 28);
      drawTear(c, 26, 28);
    },
  });

export const drawDizzy = () =>
  drawMascot({
    eyes: ['dizzy', 'dizzy'],
    mouth: 'wobble',
    prop: (c) => {
      spark(c, 'star', 4, 8, 'Y');
      spark(c, 'plus', 35, 5, 'Y');
      spark(c, 'plus', 37, 13, '4');
      spark(c, 'plus', 20, 1, 'Y');
    },
  });

export const drawAsleep = () =>
  drawMascot({
    eyes: ['asleep', 'asleep'],
    mouth: 'small',
    ears: 'tired',
    prop: (c) => {
      c.part((l) => l.stamp(['.sss.', 'swsss', 'sssss', 'ssssS', '.sSS.'], 21, 30), 'B');
      c.stamp(['VVVV', '..V.', '.V..', 'VVVV'], 23, 2).stamp(['LLL', '.L.', 'LLL'], 15, 1);
    },
  });

function drawHeadphones(c: Canvas): void {
  const isGap = (x: number, y: number) => y > 20 || ((x - 20) / 15.2) ** 2 + ((y - 22) / 13.6) ** 2 < 1;
  c.part((l) => l.ellipse(20, 22, 17.5, 16, 'L').erase(isGap));
  drawLeaf(c);
  c.part((l) =>
    l.ellipse(4.5, 24, 3.5, 6, 'L').ellipse(35.5, 24, 3.5, 6, 'L').shade('L', 'V', 1, 1).shade('L', 'l', -1, -1),
  );
}

export const drawSinging = () =>
  drawMascot({
    eyes: ['happy', 'happy'],
    mouth: 'sing',
    prop: (c) => {
      drawHeadphones(c);
      c.stamp(['.VVVV', '.V..V', '.V..V', 'VV.VV', 'VV.VV'], 0, 4).stamp(['.66', '.6.', '66.', '66.'], 37, 4);
    },
  });

export const drawReading = () =>
  drawMascot({
    mouth: 'small',
    paws: 'none',
    prop: (c) => {
      for (const x of [11, 22]) c.box(x, 22, 7, 7, 'V').box(x + 1, 23, 5, 5, 'w');
      c.rect(18, 24, 4, 1, 'V').stamp(['.kk.', 'kwkk', 'kkkk'], 13, 24).stamp(['.kk.', 'kwkk', 'kkkk'], 23, 24);
      c.part((l) => l.polygon('9,31 20,33 31,31 31,34 9,34', 'w').tint('w', 'h', (x) => Math.abs(x - 20) < 1));
      c.part((l) =>
        l
          .polygon('7,32.5 20,34.5 33,32.5 33,40 7,40', 'S')
          .rect(19, 34, 2, 6, 'B')
          .tint('S', 's', (x) => x < 9)
          .stamp(['.y.', 'yyy', '.y.'], 25, 36),
      );
      for (const x of [7, 33]) c.part((l) => l.ellipse(x, 37, 2.4, 2.2, 'w'));
    },
  });

/** Ears straight up, and a tiny exclamation mark. */
export const drawSurprised = () =>
  drawMascot({
    eyes: ['wide', 'wide'],
    mouth: 'oh',
    ears: 'straight',
    prop: (c) => c.part((l) => l.stamp(['YY', 'YY', 'YY', '..', 'AA'], 36, 5)),
  });

/** One paw in front of the mouth, eyes squeezed shut: it is late. */
export const drawYawning = () =>
  drawMascot({
    eyes: ['squeezed', 'squeezed'],
    mouth: 'yawn',
    ears: 'bent',
    prop: (c) => {
      c.part((l) => l.stamp(['.s.', 'swS', 'sSS', '.S.'], 9, 25), 'B');
      c.part((l) => l.stamp(['.yy..', 'yY...', 'yY...', 'yYy.y', '.yyy.'], 2, 5), 'A');
    },
  });

/** With a cup of tea: it is early. */
export const drawBreakfast = () =>
  drawMascot({
    eyes: ['happy', 'happy'],
    paws: 'none',
    prop: (c) => {
      c.part((l) => l.ellipse(27.8, 35.6, 2.6, 2.4, 'w').erase((x, y) => (x - 27.6) ** 2 + (y - 35.6) ** 2 < 1.6));
      c.part((l) =>
        l
          .rect(14, 32, 12, 7, 'w')
          .rect(15, 39, 10, 1, 'w')
          .rect(14, 32, 12, 1, 'T')
          .rect(23, 33, 3, 6, 'l')
          .stamp(['5.5', '555', '.5.'], 17, 34),
      );
      for (const x of [12.5, 27.5]) c.part((l) => l.ellipse(x, 37.6, 2.3, 2.2, 'w'));
      c.stamp(['.L.', 'L..', 'L..', '.L.', '..L', '.L.'], 36, 23).stamp(
        ['L..', 'L..', '.L.', '..L', '..L', '.L.'],
        2,
        23,
      );
    },
  });

/** A paper hat and confetti. */
export const drawParty = () =>
  drawMascot({
    eyes: ['happy', 'happy'],
    mouth: 'open',
    prop: (c) => {
      c.part((l) =>
        l
          .polygon('20,0 27,13 13,13', 'S')
          .inside(() => l.limb('14,9 22,5', 1, 'y').limb('13,13.5 26,8', 1, 'y'))
          .shade('S', 'B', 1, 0),
      );
      c.part((l) => l.stamp(['.5.', '555', '.5.'], 19, 0));
      for (const [x, y, colour] of [
        [3, 6, 'Y'],
        [36, 4, 'M'],
        [1, 15, '4'],
        [37, 13, 'L'],
        [6, 11, 'S'],
        [33, 9, '5'],
        [2, 24, 'M'],
        [38, 24, 'Y'],
        [4, 32, 'L'],
        [35, 33, '4'],
      ] as const) {
        c.rect(x, y, 2, 1, colour).set(x, y + 1, colour);
      }
    },
  });
