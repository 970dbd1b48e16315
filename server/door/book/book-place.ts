import { html } from 'hono/html';
import { listMonths } from '#model/guestbook-months.ts';
import { type DeskQuery, readDeskQuery, type Shown, shownStates, writeDeskQuery } from '#model/owner-desk.ts';
import { answerInside, answerRedirect } from '../answers.ts';
import { readEntries } from '../desk/desk.ts';
import type { FoundEntries } from '../door-book.ts';
import type { Door, DoorContext, Html, Place } from '../door-tools.ts';
import { drawCard } from '../entries/entry-card.ts';
import { drawFormToken } from '../frame/form-token.ts';
import { writePage } from '../frame/frame.ts';
import { drawIcon } from '../frame/icon.ts';
import { drawBookSettings } from './book-settings.ts';

export const bookPlace: Place = {
  path: 'book',
  label: 'Book',
  icon: 'book',
  addRoutes(routes, door) {
    routes.get('/book', async (c) => {
      const query = readDeskQuery(new URL(c.req.url).searchParams);
      const found = await readEntries(door.book, query);
      const counts = await door.book.countEntries();
      const count = counts.visible + counts.waiting + counts.hidden;
      const main = html`<div class="h"><h2>The book</h2><span class="soft">${count} message${count === 1 ? '' : 's'}</span></div>
${drawSearch(door, query)}
${drawChoice(door, query)}
${found.entries.map((entry) => drawCard(c, door, { entry, back: writeBookAddress(query), find: query.find }))}
${found.entries.length === 0 ? html`<p class="soft">${describeNothing(query, found)}</p>` : ''}
${await drawPaging(door, query, found)}
${query.show === 'deleted' ? drawEmptying(c, door, counts.deleted) : ''}
${await drawBookSettings(c, door)}`;
      return answerInside(writePage(c, door, { place: bookPlace, title: 'The book', main }));
    });
    routes.post('/book/empty', async (_c) => {
      await door.book.emptyBin();
      return answerRedirect(door.at('book?show=deleted'));
    });
    routes.post('/book/open', async (c) => {
      await door.book.writeIsOpen(c.get('form').get('open') === '1');
      return answerRedirect(`${door.at('book')}#open`);
    });
    routes.post('/book/first', async (c) => {
      await door.book.writeApprovesFirst(c.get('form').get('first') === '1');
      return answerRedirect(`${door.at('book')}#open`);
    });
  },
};

/** The page's address behind the door, such as `book?find=moth`. */
function writeBookAddress(query: DeskQuery): string {
  const text = writeDeskQuery(query);
  return text === '' ? 'book' : `book?${text}`;
}

const drawSearch = (door: Door, { find, show }: DeskQuery): Html =>
  html`<form class="row" method="get" action="${door.at('book')}" role="search">
<input class="in grow" type="search" name="find" value="${find}" maxlength="100" aria-label="Find a name or a word" data-find>
${show === 'all' ? '' : html`<input type="hidden" name="show" value="${show}">`}
<button class="b">${drawIcon('look')} Find</button></form>`;

/** What waits has a place of its own. */
const labels: Partial<Record<Shown, string>> = { all: 'All', visible: 'Shown', hidden: 'Hidden', deleted: 'Bin' };

function drawChoice(door: Door, { find, show }: DeskQuery): Html {
  const links = Object.entries(labels).map(([name, label]) => {
    const address = door.at(writeBookAddress({ find, show: name as Shown, behind: undefined }));
    return html`<a class="b grow" href="${address}" ${name === show ? html`aria-current="true"` : ''}>${label}</a>`;
  });
  return html`<nav class="row" aria-label="Which ones">${links}</nav>`;
}

function describeNothing({ find, show }: DeskQuery, { next }: FoundEntries): string {
  if (find !== '') return next ? `Not found so far: “${find}”.` : `No message has “${find}”.`;
  return show === 'deleted' ? 'The bin is empty.' : 'There is no message here.';
}

async function drawPaging(door: Door, query: DeskQuery, { next }: FoundEntries): Promise<Html> {
  const newest = door.at(writeBookAddress({ ...query, behind: undefined }));
  const older = next && door.at(writeBookAddress({ ...query, behind: next }));
  return html`${older || query.behind ? await drawMonths(door, query) : ''}<div class="row row--ends">
${query.behind ? html`<a class="b" href="${newest}">${drawIcon('arrow-left')} Newest</a>` : html`<span></span>`}
${older ? html`<a class="b" rel="next" href="${older}">${query.find === '' ? 'Older' : 'Look further back'}</a>` : ''}</div>`;
}

const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A jump to the end of a month. */
async function drawMonths({ at, book, now }: Door, { find, show, behind }: DeskQuery): Promise<Html> {
  const oldestMs = await book.readOldest(shownStates[show]);
  if (oldestMs === undefined) return html``;
  const months = listMonths({ oldestMs, newestMs: now() }).map(({ month, place }) => {
    const isHere = behind && behind.time > month && behind.time <= place.time;
    return html`<option value="${place.time}.0" ${isHere ? 'selected' : ''}>${monthFormat.format(month)}</option>`;
  });
  return html`<form class="row" method="get" action="${at('book')}">
${find === '' ? '' : html`<input type="hidden" name="find" value="${find}">`}
${show === 'all' ? '' : html`<input type="hidden" name="show" value="${show}">`}
<select class="in grow" name="before" aria-label="Month">${months}</select><button class="b">Go to the month</button></form>`;
}

/** Asks first, because nothing brings these back but a copy. */
function drawEmptying(c: DoorContext, door: Door, count: number): Html {
  if (count === 0) return html``;
  const messages = count === 1 ? 'this message' : `all ${count} messages`;
  return html`<details class="box"><summary class="b">${drawIcon('bin')} Empty the bin…</summary>
<p>It deletes ${messages} in the bin for good. Only the nightly copies of the database still have ${count === 1 ? 'it' : 'them'}.</p>
<form method="post" action="${door.at('book/empty')}">${drawFormToken(c)}<button class="b b--danger">Delete ${messages} for good</button></form></details>`;
}
