import type { Hono } from 'hono';
import type { DeskAction, DeskAnswer } from '#model/owner-desk.ts';
import { writeDrawingPng } from '#server/http/drawing-png.ts';
import { answerInside, answerJson, answerRedirect, insideHeaders } from '../answers.ts';
import { isStateDeed } from '../deeds/do-deed.ts';
import { createDesk } from '../desk/desk.ts';
import type { Door, DoorContext, DoorEnv } from '../door-tools.ts';
import { writePage } from '../frame/frame.ts';
import { addParameter, readWayBack } from '../frame/way-back.ts';
import { addButtonRoutes } from './button-routes.ts';
import { drawEntryPage } from './entry-page.ts';

type Typed = { reply?: string; word?: string; button?: string; mistake: string; isAboutEntry?: boolean };

/** What can be done about one message. Scripts ask for JSON; forms are led back to where they were. */
export function addEntryRoutes(routes: Hono<DoorEnv>, door: Door): void {
  const act = (c: DoorContext, action: DeskAction) =>
    createDesk({ ...door, visits: undefined }, c.get('session').id).act(action);
  /** The words that the form was made for. */
  const readSeen = (c: DoorContext) => {
    const seen = c.get('form').get('seen');
    return seen === null ? {} : { seen };
  };

  routes.get('/entries/:id', async (c, next) => {
    const page = await answerEntry(c, readWayBack(c.req.query('back') ?? null));
    return page ?? next();
  });
  routes.get('/entries/:id/drawing.png', async (c, next) => {
    const [entry] = await door.book.findEntries([c.req.param('id')]);
    const picture = entry?.drawing && writeDrawingPng(entry.drawing);
    return picture ? new Response(picture, { headers: { ...insideHeaders, 'content-type': 'image/png' } }) : next();
  });
  routes.post('/entries/:id', async (c, next) => {
    const kind = c.get('form').get('do');
    if (!isStateDeed(kind)) return next();
    return answerDone(c, await act(c, { do: kind, id: c.req.param('id'), ...readSeen(c) }));
  });
  routes.post('/entries/:id/reply', async (c) => {
    const form = c.get('form');
    const text = form.get('reply') ?? '';
    const approves = form.get('approve') === '1';
    const answer = await act(c, { do: 'reply', id: c.req.param('id'), text, approves, ...readSeen(c) });
    return answerDone(c, answer, { reply: text });
  });
  routes.post('/entries/:id/block', async (c) => {
    const senders = c.get('form').getAll('sender').slice(0, 2);
    const word = c.get('form').get('word') ?? '';
    return answerDone(c, await act(c, { do: 'block', id: c.req.param('id'), senders, word }), { word });
  });
  addButtonRoutes(routes, door, answerMistake);
  routes.post('/undo', async (c) => {
    const deed = Number(c.get('form').get('deed') ?? Number.NaN);
    return answerDone(c, Number.isSafeInteger(deed) ? await act(c, { do: 'undo', deed }) : { outcome: 'gone' });
  });

  async function answerDone(c: DoorContext, answer: DeskAnswer, typed: Omit<Typed, 'mistake'> = {}): Promise<Response> {
    if (answer.outcome === 'refused') return answerMistake(c, { ...typed, mistake: answer.sentence });
    const done = answer.outcome === 'done' ? answer : undefined;
    if (c.req.header('accept') === 'application/json') {
      return answerJson({
        done: done?.deed ?? null,
        text: done?.text ?? '',
        waiting: door.book.countWaiting(),
        ...(answer.outcome === 'changed' && { isUnread: true }),
      });
    }
    if (answer.outcome === 'changed') {
      const mistake = 'It was changed by its author since you read it. Nothing was done: here is what it says now.';
      return answerMistake(c, {
        ...(typed.reply !== undefined && { reply: typed.reply }),
        mistake,
        isAboutEntry: true,
      });
    }
    const back = readWayBack(c.get('form').get('back'));
    return answerRedirect(door.at(done?.deed === undefined ? back : addParameter(back, 'done', done.deed)));
  }

  async function answerMistake(c: DoorContext, typed: Typed): Promise<Response> {
    const page = await answerEntry(c, readWayBack(c.get('form').get('back')), typed);
    return page ?? answerRedirect(door.at());
  }

  async function answerEntry(c: DoorContext, back: string, typed?: Typed): Promise<Response | undefined> {
    const [entry] = await door.book.findEntries([c.req.param('id') ?? '']);
    const [path] = back.split('?');
    const place = door.places.find((one) => one.path === path);
    if (!entry || !place) return undefined;
    const main = drawEntryPage(c, door, { entry, back, ...(typed && { typed }) });
    const page = writePage(c, door, { place, title: `A message by ${entry.name}`, main });
    return answerInside(page, { status: typed ? 400 : 200 });
  }
}
