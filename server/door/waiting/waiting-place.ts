import { html } from 'hono/html';
import { describeAgo } from '#model/ago.ts';
import { answerInside } from '../answers.ts';
import type { Door, Html, Place } from '../door-tools.ts';
import { drawCard } from '../entries/entry-card.ts';
import { drawArt, writePage } from '../frame/frame.ts';

/** More come when these are decided. */
const pageSize = 100;

export const waitingPlace: Place = {
  path: '',
  label: 'Waiting',
  icon: 'inbox',
  addRoutes(routes, door) {
    routes.get('/', async (c) => {
      const entries = await door.book.readPage(['waiting'], undefined, pageSize);
      const count = door.book.countWaiting();
      const title = count === 0 ? 'Nothing waits' : `${count} ${count === 1 ? 'waits' : 'wait'} for you`;
      const cards = entries.map((entry) => drawCard(c, door, { entry, back: '' }));
      const main =
        count === 0
          ? await drawEmpty(door)
          : html`<div class="h"><h2 data-count="${count}">${title}</h2>${drawKeys()}</div>
<div data-queue>${cards}</div>
<p class="soft">Nobody sees these until you approve them.</p>`;
      return answerInside(writePage(c, door, { place: waitingPlace, title, main, hasDock: count > 0 }));
    });
  },
};

const drawKeys = (): Html => {
  const keys = { A: 'approve', H: 'hide', R: 'reply', B: 'block', U: 'undo', J: 'next', K: 'back', '/': 'find' };
  const shown = Object.entries(keys).map(([key, does]) => html`<kbd>${key}</kbd> ${does} `);
  return html`<span class="soft hide-phone only-script">${shown}</span>`;
};

async function drawEmpty(door: Door): Promise<Html> {
  const [newest] = await door.book.readPage(['visible'], undefined, 1);
  return html`<div class="box empty" data-empty>${drawArt('reading', 120, 120)}<h2>Nothing waits</h2>
<p>${newest ? `The newest message came ${describeAgo(newest.time, door.now())}.` : 'No message has come yet.'}</p>
<a class="b" href="${door.at('book')}" data-key="/">Read the book</a></div>`;
}
