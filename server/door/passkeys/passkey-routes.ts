import type { Context, Hono } from 'hono';
import { readBody } from '#server/http/request-body.ts';
import { answerBefore, answerEntrance, answerJson, answerRedirect } from '../answers.ts';
import { readDoorFile, typeOfDoorFile } from '../door-files.ts';
import type { Door, DoorEnv } from '../door-tools.ts';
import { writeWrongWayPage } from '../links/link-pages.ts';
import { findOwnRequest } from '../same-origin.ts';
import { isSecret, makeSecret } from '../secret.ts';
import { nameBrowser } from '../sessions/browser-name.ts';
import { writeCookie } from '../sessions/session-cookie.ts';
import { writeEntrancePage } from './entrance-page.ts';
import { askForPasskey, checkPasskey, offerPasskey, readNewPasskey } from './webauthn.ts';

const maxBodyBytes = 16_384;
const entranceFiles = ['enter.js', 'webauthn.js'];

/** Making and removing passkeys, for the owner who is in. */
export function addPasskeyRoutes(routes: Hono<DoorEnv>, door: Door): void {
  const { passkeys, challenges, sessions, write, now } = door;
  routes.post('/keys/passkey/options', async (c) => {
    const options = await offerPasskey(c.get('origin'), door.site.title, passkeys.listPasskeys());
    challenges.keep(c.get('session').id, options.challenge);
    return answerJson(options);
  });
  routes.post('/keys/passkey', async (c) => {
    const challenge = challenges.take(c.get('session').id);
    const made = challenge && (await readNewPasskey(c.get('form').get('response') ?? '', challenge, c.get('origin')));
    if (!made) return answerJson({ error: 'not-made' }, 400);
    const address = makeSecret();
    const browser = nameBrowser(c.req.header('user-agent'));
    await write(() => passkeys.addPasskey({ ...made, browser }, address, now()));
    return answerJson({ address: new URL(door.at(`key/${address}`), c.get('origin')).href });
  });
  routes.post('/keys/passkey/remove', async (c) => {
    const id = c.get('form').get('id') ?? '';
    await write(() => passkeys.removePasskey(id));
    await write(() => sessions.closeSessionsOf(id));
    return answerRedirect(door.at('keys'));
  });
}

/**
 * The address at which one enters with a passkey: unguessable, so that it tells nobody whether there is one. What it needs
 * is below it.
 */
export function addEntranceRoutes(routes: Hono<DoorEnv>, door: Door): void {
  const { passkeys, challenges, sessions, tries, write, now } = door;
  const find = (c: Context) => {
    const secret = c.req.param('secret');
    if (!isSecret(secret)) return undefined;
    const sender = door.findSender(c);
    const passkey = tries.mayTry(sender) ? passkeys.findPasskey(secret) : undefined;
    if (!passkey) tries.reportFailure(sender);
    return passkey && { passkey, secret, sender };
  };

  routes.get('/key/:secret', (c, next) => {
    const found = find(c);
    return found ? answerEntrance(writeEntrancePage(door, found.secret)) : next();
  });
  routes.get('/key/:secret/:file', (c, next) => {
    const name = c.req.param('file');
    const body = entranceFiles.includes(name) && find(c) ? readDoorFile(name) : undefined;
    if (!body) return next();
    return answerEntrance(body.toString('utf8'), typeOfDoorFile(name));
  });
  routes.post('/key/:secret/options', async (c, next) => {
    const found = find(c);
    if (!found) return next();
    const own = findOwnRequest(c, door.site.address);
    if (!own) return answerBefore(writeWrongWayPage(), { status: 403 });
    const options = await askForPasskey(own.origin, found.passkey);
    challenges.keep(found.passkey.id, options.challenge);
    return answerJson(options);
  });
  routes.post('/key/:secret', async (c, next) => {
    const found = find(c);
    if (!found) return next();
    const own = findOwnRequest(c, door.site.address);
    if (!own) return answerBefore(writeWrongWayPage(), { status: 403 });
    const { passkey, sender } = found;
    const body = await readBody(c, maxBodyBytes);
    const response = new URLSearchParams(Buffer.from(body ?? []).toString('utf8')).get('response') ?? '';
    const challenge = challenges.take(passkey.id);
    const counter = challenge && (await checkPasskey(response, challenge, own.origin, passkey));
    if (typeof counter !== 'number') {
      tries.reportFailure(sender);
      return answerJson({ error: 'not-proven' }, 403);
    }
    await write(() => passkeys.markUsed(passkey.id, counter, now()));
    const browser = nameBrowser(c.req.header('user-agent'));
    const { isSecure } = own;
    const session = await write(() => sessions.addSession({ isSecure, browser, passkey: passkey.id }, now()));
    return answerJson({ to: door.at() }, 200, { 'set-cookie': writeCookie({ secret: session, isSecure }) });
  });
}
