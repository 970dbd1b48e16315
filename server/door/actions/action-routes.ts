import type { Context, Hono } from 'hono';
import type { OwnerRow } from '#model/guestbook-table.ts';
import { readBody } from '#server/http/request-body.ts';
import { answerBefore } from '../answers.ts';
import { changeState, undo } from '../deeds/do-deed.ts';
import type { Door, DoorEnv } from '../door-tools.ts';
import { isSecret } from '../secret.ts';
import { writeActionPage, writeDonePage, writeTooLatePage } from './action-pages.ts';
import type { Action, ActionKind } from './action-store.ts';

const maxBodyBytes = 1000;
/** The states in which each button finds the entry as its notice described it. */
const startStates: Record<ActionKind, readonly string[]> = { approve: ['waiting'], hide: ['visible', 'waiting'] };
/** The notices' own web app shows whether a click has worked. It has no cookie of ours: the address alone is the right. */
const headers = { 'access-control-allow-origin': '*' };

/**
 * The buttons of notices. Their addresses work without the owner's cookie, because a phone's notices have none; a GET, as
 * by a preview, changes nothing.
 */
export function addActionRoutes(routes: Hono<DoorEnv>, door: Door): void {
  const { actions, deeds, book, tries, write, now } = door;

  const find = (c: Context): { secret: string; action: Action } | undefined => {
    const secret = c.req.param('secret');
    if (!isSecret(secret)) return undefined;
    const sender = door.findSender(c);
    const action = tries.mayTry(sender) ? actions.findAction(secret) : undefined;
    if (!action) tries.reportFailure(sender);
    return action && { secret, action };
  };
  const isGood = ({ used, expires }: Action) => used === null && expires > now();

  routes.get('/do/:secret', async (c, next) => {
    const found = find(c);
    if (!found) return next();
    const { action } = found;
    const [entry] = await book.findEntries([action.entry]);
    if (!entry || !isGood(action)) return answerUsed(action);
    return answerBefore(writeActionPage(action.kind, entry));
  });
  routes.post('/do/:secret', async (c, next) => {
    const found = find(c);
    if (!found) return next();
    const { secret, action } = found;
    const body = await readBody(c, maxBodyBytes);
    const isUndo = new URLSearchParams(Buffer.from(body ?? []).toString('utf8')).get('undo') === '1';
    if (isUndo || !(await write(() => actions.useAction(secret, now())))) {
      const used = actions.findAction(secret) ?? action;
      const deed = isUndo && used.deed !== null && used.expires > now() ? deeds.findDeed(used.deed) : undefined;
      if (deed) await undo({ door, session: null }, deed);
      return answerUsed(used);
    }
    const [entry] = await book.findEntries([action.entry]);
    if (!entry || !startStates[action.kind].includes(entry.state)) return answerUsed(action);
    const done = await changeState({ door, session: null }, action.entry, action.kind);
    if (done) await write(() => actions.noteDeed(secret, done.number));
    return answerUsed({ ...action, used: now(), deed: done?.number ?? null });
  });

  async function answerUsed({ entry: id, kind, expires, used, deed: number }: Action): Promise<Response> {
    const [entry] = await book.findEntries([id]);
    const deed = number === null ? undefined : deeds.findDeed(number);
    if (!entry || !deed) {
      return answerBefore(writeTooLatePage(explainUsed(used, entry)), { status: 410, headers });
    }
    const isUndone = deed.undone !== null;
    const page = writeDonePage(door, { kind, entry, isUndone, canUndo: !isUndone && expires > now() });
    return answerBefore(page, { headers });
  }
}

function explainUsed(used: number | null, entry: OwnerRow | undefined): string {
  if (!entry) return 'The message is not there any more.';
  if (used === 0) return 'Its author has changed the message since that notice. Read it behind your door.';
  return `This button worked once, and for seven days. The message is ${entry.state} now.`;
}
