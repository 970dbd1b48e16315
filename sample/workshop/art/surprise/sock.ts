import { Canvas } from '../kit/canvas.ts';

/** The left sock of a pair: 24 x 24, transparent, with a light rim so that it is visible in light and dark mode. */
export function drawSock(): Canvas {
  const c = new Canvas(24, 24);
  const sock = new Canvas(24, 24).part((l) => {
    l.limb('15,7 14.4,13 12.6,16.6', [4.2, 4.2, 4.4], 'w').limb('12.6,16.6 6,18.4', [4, 3.2], 'w');
    l.inside(() => {
      for (const y of [6, 10]) l.rect(8, y, 14, 2, '4');
      l.polygon('9,15 20,13.6 20,15.6 10,17.6', 'M').polygon('16,16 22,14 22,23 14,23', '4').rect(0, 14, 6, 9, '4');
    });
    l.shade('w', '2', 2, 1).shade('4', '5', 1, 1).shade('M', 'G', 1, 0);
  });
  sock.part((l) => l.box(10, 1, 10, 5, 'w').rect(11, 4, 8, 1, '2').rect(13, 2, 1, 3, 'g').rect(16, 2, 1, 3, 'g'));
  sock.outline('w');
  c.put(sock);
  return c.stamp(['5.5', '.5.'], 9, 19, { map: { 5: 'w' } });
}
