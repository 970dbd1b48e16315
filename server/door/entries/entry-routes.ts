import type { Hono } from 'hono';
import { isVisible } from '#model/guestbook.ts';
import { maxReplyLength } from '#model/guestbook-table.ts';
import { writeDrawingPng } from '#server/http/drawing-png.ts';
import { answerInside, answerJson, answerRedirect, insideHeaders } from '../answers.ts';
import { describeDeed } from '../deeds/describe-deed.ts';
import { changeState, type Done, hideAndBlock, isStateDeed, readBlock, reply, undo } from '../deeds/do-deed.ts';
import type { Door, DoorContext, DoorEnv } from '../door-tools.ts';
import { writePage } from '../frame/frame.ts';
import { addParameter, readWayBack } from '../frame/way-back.ts';
import { addButtonRoutes } from './button-routes.ts';
import { drawEntryPage } from './entry-page.ts';
import { hasChanged } from './seen-words.ts';

type Typed = { reply?: string; word?: string; button?: string; mistake: string };

/** What can be done about one message. Scripts ask for JSON; forms are led back to where they were. */
export function addEntryRoutes(routes: Hono<DoorEnv>, door: Door): void {
  const by = (c: DoorContext) => ({ door, session: c.get('session').id });

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
    const publishes = kind === 'approve' || kind === 'restore';
    if (publishes && (await isUnread(c))) return answerUnread(c);
    return answerDone(c, await changeState(by(c), c.req.param('id'), kind));
  });
  routes.post('/entries/:id/reply', async (c) => {
    const text = cleanReply(c.get('form').get('reply') ?? '');
    if (text.length > maxReplyLength) {
      const mistake = `The reply has ${text.length} characters; the most is ${maxReplyLength}. Nothing was changed.`;
      return answerMistake(c, { reply: text, mistake });
    }
    const [entry] = await door.book.findEntries([c.req.param('id')]);
    if (entry?.audience) {
      return answerMistake(c, {
        mistake: 'This message is only for you: nobody could read a reply. Nothing was changed.',
      });
    }
    // Also of a visible message: the answer would stand below words that it is no answer to.
    if (await isUnread(c)) return answerUnread(c, text);
    if (c.get('form').get('approve') === '1') await changeState(by(c), c.req.param('id'), 'approve');
    return answerDone(c, await reply(by(c), c.req.param('id'), isVisible(text) ? text : ''));
  });
  routes.post('/entries/:id/block', async (c) => {
    const id = c.req.param('id');
    const senders = c.get('form').getAll('sender').slice(0, 2);
    const word = c.get('form').get('word') ?? '';
    const blocks = [
      ...senders.map((sender) => readBlock('sender', sender)),
      ...(word.trim() === '' ? [] : [readBlock('word', word)]),
    ];
    if (blocks.length === 0 || blocks.includes(undefined)) {
      const mistake = 'Choose whom or which word to block. A word needs a letter or a digit. Nothing was changed.';
      return answerMistake(c, { word, mistake });
    }
    return answerDone(
      c,
      await hideAndBlock(
        by(c),
        id,
        blocks.filter((block) => block !== undefined),
      ),
    );
  });
  addButtonRoutes(routes, door, answerMistake);
  routes.post('/undo', async (c) => {
    const number = Number(c.get('form').get('deed') ?? Number.NaN);
    const deed = Number.isSafeInteger(number) ? door.deeds.findDeed(number) : undefined;
    const isMine = deed !== undefined && deed.session === c.get('session').id;
    if (isMine) await undo(by(c), deed);
    return answerDone(c, isMine ? deed : undefined);
  });

  async function answerDone(c: DoorContext, done: Pick<Done, 'number'> | undefined): Promise<Response> {
    if (c.req.header('accept') === 'application/json') {
      const deed = done && door.deeds.findDeed(done.number);
      const [entry] = deed?.entry ? await door.book.findEntries([deed.entry]) : [];
      const text = deed && describeDeed(deed, entry);
      return answerJson({ done: done?.number ?? null, text: text ?? '', waiting: door.book.countWaiting() });
    }
    const back = readWayBack(c.get('form').get('back'));
    return answerRedirect(door.at(done ? addParameter(back, 'done', done.number) : back));
  }

  /** Whether its author has changed it since the owner's page was made. */
  async function isUnread(c: DoorContext): Promise<boolean> {
    const [entry] = await door.book.findEntries([c.req.param('id') ?? '']);
    return hasChanged(c.get('form'), entry);
  }

  function answerUnread(c: DoorContext, reply?: string): Response | Promise<Response> {
    if (c.req.header('accept') === 'application/json') {
      return answerJson({ done: null, text: '', waiting: door.book.countWaiting(), isUnread: true });
    }
    const mistake = 'It was changed by its author since you read it. Nothing was done: here is what it says now.';
    return answerMistake(c, { ...(reply !== undefined && { reply }), mistake });
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

/** Removes control characters, as from visitors' messages. */
const cleanReply = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
