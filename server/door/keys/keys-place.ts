import { html } from 'hono/html';
import { answerInside, answerRedirect } from '../answers.ts';
import type { Door, DoorContext, Html, Place } from '../door-tools.ts';
import { drawFormToken } from '../frame/form-token.ts';
import { writePage } from '../frame/frame.ts';
import { drawPasskeys } from '../passkeys/passkey-box.ts';
import { drawCopies } from '../records/copies-box.ts';
import { drawDoctor } from '../records/doctor-box.ts';
import { drawNotices } from '../records/notices-box.ts';
import { addRecordRoutes } from '../records/record-routes.ts';
import { clearCookie } from '../sessions/session-cookie.ts';
import { drawSessions } from './session-list.ts';

/** The boxes of the page, in their order; a new one needs a line here and, for its buttons, a route below. */
const boxes: readonly ((c: DoorContext, door: Door) => Html | Promise<Html>)[] = [
  drawSessions,
  drawPasskeys,
  drawCopies,
  drawNotices,
  drawDoctor,
];

export const keysPlace: Place = {
  path: 'keys',
  label: 'Keys',
  icon: 'key',
  addRoutes(routes, door) {
    const { sessions, passkeys, links, write, now } = door;
    addRecordRoutes(routes, door, keysPlace);
    routes.get('/keys', async (c) => {
      const drawn = await Promise.all(boxes.map(async (draw) => draw(c, door)));
      const main = html`<div class="h"><h2>Keys and copies</h2></div>${drawn}${drawShutAll(c, door)}`;
      return answerInside(writePage(c, door, { place: keysPlace, title: 'Keys and copies', main }));
    });
    routes.post('/keys/close', async (c) => {
      const id = c.get('form').get('id') ?? '';
      await write(() => sessions.closeSession(id));
      const mine = c.get('session');
      if (id !== mine.id) return answerRedirect(door.at('keys'));
      return answerRedirect(door.base, { 'set-cookie': clearCookie(mine.isSecure) });
    });
    routes.post('/keys/close-all', async (c) => {
      await write(() => links.closeLinks(now()));
      // Whoever was in may have made a passkey to come back with.
      await write(() => passkeys.removePasskeys());
      await write(() => sessions.closeSessions());
      return answerRedirect(door.base, { 'set-cookie': clearCookie(c.get('session').isSecure) });
    });
  },
};

const drawShutAll = (c: DoorContext, door: Door) =>
  html`<form method="post" action="${door.at('keys/close-all')}">${drawFormToken(c)}<button class="b b--danger">Shut every door, this one too</button></form>`;
