import { type Context, Hono } from 'hono';
import { songPrefix } from '#model/music.ts';
import { answerError } from '#server/http/answer-errors.ts';
import type { AnswerHeaders } from '#server/http/security-headers.ts';
import { lengthOf, maxAddressLength, queryOf } from '#server/http/url-path.ts';
import { type VisitCounter, wholeSite } from './counter.ts';
import { readCounterAddress } from './counter-address.ts';
import { findIgnoreReason } from './ignored-visits.ts';
import { readReferrerHost } from './referrer-host.ts';
import type { FindPage } from './site-pages.ts';
import { readVisitParameters } from './visit-parameters.ts';

export type VisitRouteOptions = {
  /** The path that the routes are mounted at; starts and ends with a slash. */
  base: string;
  counter: VisitCounter;
  findPage: FindPage;
  /** The hosts of this site, which nobody comes from. */
  ownHosts?: readonly string[];
  /** The titles of the songs that can be heard here. */
  songs?: readonly string[];
  /** Today's hash of a request's address. */
  findSender: (c: Context) => string;
  /** Milliseconds since 1970. */
  now?: () => number;
};

// A transparent pixel, which scripts without sendBeacon load.
const picture = Buffer.from('R0lGODlhAQABAPAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

const everywhere: AnswerHeaders = {
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * GoatCounter's two endpoints, mounted below the site's base: `/count` records a visit, `/counter/PATH.json` returns the
 * count. Both allow any origin, because their answers are public and use no credentials.
 */
export function createVisitRoutes({
  base,
  counter,
  findPage,
  ownHosts = [],
  songs = [],
  findSender,
  now = Date.now,
}: VisitRouteOptions): Hono {
  const routes = new Hono();

  routes.on(['GET', 'POST'], '/count', (c) => {
    if (lengthOf(c.req.url) > maxAddressLength) return answerError('address-too-long');
    const visit = readVisitParameters(new URLSearchParams(queryOf(c.req.url)));
    if ('problem' in visit) return answerPicture(400, visit.problem);
    const reason = findIgnoreReason((name) => c.req.header(name));
    if (reason) return answerPicture(202, reason);
    if (visit.botCode > 0) return answerPicture(202, 'ignored: the script reports a bot');
    const visitor = { sender: findSender(c), userAgent: c.req.header('user-agent') ?? '' };
    if (visit.isEvent) {
      const title = visit.path.startsWith(songPrefix) ? visit.path.slice(songPrefix.length) : '';
      if (!songs.includes(title)) return answerPicture(202, 'ignored: no event but songs of this site is counted');
      counter.countSong(title, visitor);
      return answerPicture(200);
    }
    const path = findPage(visit.path);
    if (path === undefined) return answerPicture(202, 'ignored: not a page of this site');
    counter.countVisit({ path, ...visitor });
    const host = readReferrerHost(visit.referrer, [...ownHosts, c.req.header('host') ?? '']);
    if (host !== undefined) counter.countHost(host, visitor);
    return answerPicture(200);
  });
  routes.all('/count', () => answerError('method-not-allowed', { headers: { allow: 'GET, HEAD, POST' } }));

  routes.get('/counter/*', (c) => {
    const name = c.req.path.slice(`${base}counter/`.length);
    const requested = readCounterAddress(name, new URLSearchParams(queryOf(c.req.url)), now());
    if ('problem' in requested) return answerProblem(requested.problem);
    const page = requested.path === wholeSite ? wholeSite : findPage(requested.path);
    return answerCount(page === undefined ? undefined : counter.readVisits(page, requested.range));
  });
  return routes;
}

/** The endpoints while the database is unavailable: pages show the last known number. */
export function createUnavailableVisitRoutes(): Hono {
  const answer = () => answerError('unavailable', { headers: { ...everywhere, 'retry-after': '30' } });
  return new Hono().all('/count', answer).all('/counter/*', answer);
}

function answerPicture(status: 200 | 202 | 400, sentence?: string): Response {
  return new Response(picture, {
    status,
    headers: {
      ...everywhere,
      'content-type': 'image/gif',
      'cache-control': 'no-store',
      ...(sentence && { 'x-goatcounter': sentence }),
    },
  });
}

/** Formatted as by GoatCounter, with narrow no-break spaces between thousands. Unknown pages count 0. */
function answerCount(visitors: number | undefined): Response {
  const count = String(visitors ?? 0).replace(/\B(?=(\d{3})+$)/g, '\u202F');
  return new Response(JSON.stringify({ count_unique: count, count }), {
    status: visitors === undefined ? 404 : 200,
    headers: {
      ...everywhere,
      'content-type': 'application/json; charset=utf-8',
      // Unlike GoatCounter's, which may be four hours old, these are cheap enough to be always current.
      'cache-control': 'no-cache',
    },
  });
}

function answerProblem(sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status: 400,
    headers: { ...everywhere, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
