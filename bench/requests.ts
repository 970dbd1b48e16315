import { createSheet, writeDrawing } from '#model/drawing.ts';
import type { Sent } from './client.ts';

const entries = '/rest/v1/guestbook_entries';

/** The latest 200 messages, as browsers request them. */
export const list: Sent = {
  method: 'GET',
  path: `${entries}?select=*&order=time.desc&limit=200`,
  headers: { 'accept-encoding': 'gzip' },
};

/** The time of the last row; each row has a unique one. */
let lastTimeMs = Date.now();

/** Of 2,304 bytes. */
const largestDrawing = writeDrawing(createSheet().map((_, pixel) => (pixel * pixel + (pixel >> 3)) & 7));

/** A face: a ring of one colour and two eyes, 302 bytes. */
const doodle = writeDrawing(
  createSheet().map((sheet, pixel) => {
    const [x, y] = [(pixel % 96) - 48, Math.floor(pixel / 96) - 32];
    const isEye = Math.hypot(Math.abs(x) - 8, y + 6) < 3;
    return isEye || Math.abs(Math.hypot(x, y) - 24) < 1.5 ? 1 : sheet;
  }),
);

/** Signs with a message of its own, and what somebody may draw. */
export const signWithDoodle = (): Sent => sign({ drawing: doodle, depicts: 'A face' });

/** Signs with a message of its own, and the largest drawing. */
export const signWithDrawing = (): Sent => sign({ drawing: largestDrawing, depicts: 'Noise' });

/** Signs with a message of its own. */
export function sign(more: object = {}): Sent {
  lastTimeMs -= 1;
  const row = {
    id: String(lastTimeMs),
    name: 'Moth',
    website: '',
    message: `Message ${lastTimeMs}. ${'x'.repeat(100)}`,
    time: lastTimeMs,
    ...more,
  };
  return {
    method: 'POST',
    path: `${entries}?select=*`,
    headers: {
      'content-type': 'application/json',
      accept: 'application/vnd.pgrst.object+json',
      prefer: 'return=representation',
    },
    body: JSON.stringify(row),
  };
}
