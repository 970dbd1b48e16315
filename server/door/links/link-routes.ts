import type { Context, Hono, Next } from 'hono';
import { readBody } from '#server/http/request-body.ts';
import { answerBefore, answerRedirect } from '../answers.ts';
import type { Door, DoorEnv } from '../door-tools.ts';
import { findOwnRequest } from '../same-origin.ts';
import { isSecret } from '../secret.ts';
import { nameBrowser } from '../sessions/browser-name.ts';
import { writeCookie } from '../sessions/session-cookie.ts';
import { writeLinkPage, writeUsedPage, writeWrongWayPage } from './link-pages.ts';

const maxBodyBytes = 1000;

/**
 * The way in. Opening a link changes nothing and sets no cookie, so a chat that previews it does not use it up; only the
 * form of its page makes a browser the owner's. A link that never existed is not distinguished from any other address.
 */
export function addLinkRoutes(routes: Hono<DoorEnv>, door: Door): void {
  const { links, sessions, tries, write, now } = door;

  routes.get('/:link{[\\w-]{43}}', async (c, next) => {
    const secret = c.req.param('link');
    if (!isSecret(secret)) return next();
    const sender = door.findSender(c);
    const link = tries.mayTry(sender) ? links.findLink(secret) : undefined;
    if (!link) return refuse(sender, next);
    const isGood = link.used === null && link.expires > now();
    return isGood ? answerBefore(writeLinkPage(door, secret)) : answerUsed(link.used, link.expires);
  });

  routes.post('/in', async (c, next) => {
    const sender = door.findSender(c);
    const secret = await readLink(c);
    const link = secret !== undefined && tries.mayTry(sender) ? links.findLink(secret) : undefined;
    if (secret === undefined || !link) return refuse(sender, next);
    const own = findOwnRequest(c, door.site.address);
    if (!own) return answerBefore(writeWrongWayPage(), { status: 403 });
    if (!(await write(() => links.useLink(secret, now())))) {
      const { used, expires } = links.findLink(secret) ?? link;
      return answerUsed(used, expires);
    }
    const browser = nameBrowser(c.req.header('user-agent'));
    const session = await write(() => sessions.addSession({ ...own, browser, passkey: null }, now()));
    return answerRedirect(door.at(), { 'set-cookie': writeCookie({ secret: session, ...own }) });
  });

  function refuse(sender: string, next: Next) {
    tries.reportFailure(sender);
    return next();
  }

  function answerUsed(used: number | null, expires: number) {
    return answerBefore(writeUsedPage(door, { used, expires }), { status: 410 });
  }
}

async function readLink(c: Context): Promise<string | undefined> {
  const body = await readBody(c, maxBodyBytes);
  const secret = new URLSearchParams(Buffer.from(body ?? []).toString('utf8')).get('link') ?? undefined;
  return isSecret(secret) ? secret : undefined;
}
