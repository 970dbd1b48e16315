import { hill, pine, sky } from '../kit/backdrops.ts';
import { Canvas } from '../kit/canvas.ts';
import { starfield } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { drawMascot } from '../mascot/mascot.ts';
import { drawMoth } from '../props/moth.ts';
import { drawToadstool } from '../props/toadstool.ts';
import { drawSock } from '../surprise/sock.ts';
import { drawWindow, writeCaption, writeTitle } from './window.ts';

/** A lantern on the ground and its circle of light. */
function drawLantern(c: Canvas, x: number, y: number): void {
  c.dither(x - 40, y - 34, 80, 60, '#7b52b8', (u, v) => Math.max(0, 0.62 - Math.hypot(u - 0.5, v - 0.5) * 1.3));
  c.dither(x - 24, y - 24, 48, 40, '#f0a860', (u, v) => Math.max(0, 0.5 - Math.hypot(u - 0.5, v - 0.5) * 1.2));
  c.part(
    (l) =>
      l
        .rect(x - 4, y - 10, 9, 12, 'Y')
        .rect(x - 2, y - 8, 5, 9, 'y')
        .rect(x - 5, y - 12, 11, 2, 'a')
        .rect(x - 5, y + 2, 11, 2, 'a'),
    'k',
  );
  c.thin(
    [
      [x - 3, y - 13],
      [x, y - 17],
      [x + 3, y - 13],
    ],
    'T',
  ).rect(x, y - 5, 1, 4, 'A');
}

/** A dark wood, a lantern, and tracks that go in circles. */
export function drawNotFoundShare(): Canvas {
  const c = new Canvas(240, 126);
  sky(c, 'night');
  starfield(c, { count: 34, seed: 9, keep: (_x, y) => y < 60 });
  c.disc(214, 20, 12, '#fff0b3').disc(209, 17, 10, '#27124a');
  each('8,70,20,54 30,66,24,60 150,68,22,56 172,64,20,50 196,72,26,64 226,70,24,58', (x, top, w, h) =>
    pine(c, x, top + 36, w, h, '#3b2a78', '#2c1c62'),
  );
  hill(c, (x) => 98 + 3 * Math.sin(x / 30), '#2f5a6e', { top: '#4d8a94', speck: '#27495e' });
  drawLantern(c, 156, 106);
  each('150,118 140,121 128,119 118,122 174,119 184,122 196,120 206,122 218,118', (x, y) =>
    c.rect(x, y, 3, 2, '#1d3c50').rect(x + 4, y - 1, 2, 1, '#1d3c50'),
  );
  const seeker = drawMascot({ ears: 'tired', mouth: 'sad' });
  for (let x = 11; x < 30; x++) if (seeker.get(x, 39)) seeker.set(x, 39, 'o');
  c.put(seeker, 172, 73);
  c.part((l) => l.stamp(['.jjj.', 'jsssj', 'jswsj', 'jsssj', '.jjj.', '..r..', '..r..', '..r..'], 205, 96), 'k');
  drawToadstool(c, 228, 110, 7);
  drawToadstool(c, 12, 112, 9);
  drawToadstool(c, 26, 118, 5);
  const sock = drawSock();
  c.put(
    sock.erase((_x, y) => y > 15),
    36,
    96,
  );
  c.part((l) =>
    l
      .blob('34,112 40,104 50,102 60,106 64,116 58,121 38,121', '#3f8a6e')
      .shade('#3f8a6e', '#2f6a5a', 1, 2)
      .shade('#3f8a6e', '#6cc490', -1, -1),
  );
  drawMoth(c, 142, 88);
  drawWindow(c, { x: 16, y: 16, w: 128, h: 72 }, '#160b30');
  writeTitle(c, ['NOT', 'FOUND'], 80, 38);
  return writeCaption(c, 'THIS PAGE HOPPED AWAY', 80, 76);
}
