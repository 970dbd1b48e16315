import type { MiddlewareHandler } from 'hono';
import { readBody } from '#server/http/request-body.ts';
import { answerBefore } from './answers.ts';
import type { Door, DoorEnv } from './door-tools.ts';
import { writeWrongWayPage } from './links/link-pages.ts';
import { findOwnRequest } from './same-origin.ts';
import { isSame, writeFormToken } from './secret.ts';
import { readCookies } from './sessions/session-cookie.ts';

/** A reply of 2000 characters, each of which a form may write as nine. */
const maxBodyBytes = 32_768;

/**
 * Lets only the owner's browser through; everybody else gets what is at any address where nothing is. A POST must also come
 * from the door's own pages, with the token of their forms.
 */
export function createGuard(door: Door): MiddlewareHandler<DoorEnv> {
  return async (c, next) => {
    const nowMs = door.now();
    for (const { secret, isSecure } of readCookies(c)) {
      const session = door.sessions.findSession(secret, nowMs);
      if (!session || session.isSecure !== isSecure) continue;
      c.set('session', session);
      c.set('formToken', writeFormToken(secret));
      if (door.sessions.isSeenLongAgo(session, nowMs)) await door.write(() => door.sessions.markSeen(session, nowMs));
      if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
      const own = findOwnRequest(c, door.site.address);
      const body = own && (await readBody(c, maxBodyBytes));
      const form = new URLSearchParams(Buffer.from(body ?? []).toString('utf8'));
      if (!own || !isSame(form.get('token') ?? '', c.get('formToken'))) {
        return answerBefore(writeWrongWayPage(), { status: 403 });
      }
      c.set('form', form);
      c.set('origin', own.origin);
      return next();
    }
    return next();
  };
}
