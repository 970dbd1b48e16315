import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { type Log, logFailure } from './failure-log.ts';
import { answerError } from './http/answer-errors.ts';
import type { PreparedSite } from './http/prepared-files.ts';
import { pathOf } from './http/url-path.ts';
import { serveStaticFiles } from './static-files/static-files.ts';
import { isDatabaseError } from './storage/write-queue.ts';

/** Answers to more than the site's files, and the path below which they lie. */
export type MountedRoutes = { path: string; routes: Hono };

export type AppParts = {
  site: PreparedSite;
  services?: readonly MountedRoutes[];
  /** Takes what made a request fail, where the fault is ours. */
  onFailure?: ((cause: unknown) => void) | undefined;
  /** Takes one line about each failed request. */
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** The whole server but for the network: a request in, an answer out. */
export function createApp({ site, services = [], onFailure = () => {}, log, now }: AppParts): Hono {
  const causes = new WeakMap<globalThis.Request, unknown>();
  const abandoned = new WeakSet<globalThis.Request>();
  // Paths are matched as they were sent: the static files' table knows them encoded.
  const app = new Hono({ router: new RegExpRouter(), getPath: (request) => pathOf(request.url) });

  for (const { path, routes } of services) app.route(path, routes);
  app.get('*', serveStaticFiles(site));
  // For files, nothing but GET and HEAD has a route.
  app.notFound(() => answerError('method-not-allowed', { headers: { allow: 'GET, HEAD' } }));
  app.onError((cause, c) => {
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
    if (hasHungUp(incoming)) {
      abandoned.add(c.req.raw);
      return answerError('malformed-request');
    }
    // A part of the server that speaks in its own way has its own apology.
    const isWorded = cause instanceof HTTPException;
    const reason = isWorded ? cause.cause : cause;
    causes.set(c.req.raw, reason);
    onFailure(reason);
    if (isWorded) return cause.getResponse();
    if (isDatabaseError(cause)) return answerError('unavailable', { headers: { 'retry-after': '30' } });
    return answerError('unexpected', { accept: c.req.header('accept') ?? '' });
  });

  // Around the app rather than a middleware in it: with one, Hono answers every request through promises, which
  // costs a tenth of the speed of a page that is answered from memory.
  const answer = app.fetch;
  app.fetch = (request, ...rest) => {
    const startedMs = now();
    const note = (response: Response) => {
      if (response.status >= 400 && !abandoned.has(request)) {
        const { method, url } = request;
        logFailure(
          { method, path: pathOf(url), status: response.status, startedMs, cause: causes.get(request) },
          log,
          now,
        );
      }
      return response;
    };
    const response = answer(request, ...rest);
    return response instanceof Promise ? response.then(note) : note(response);
  };
  return app;
}

/** Whether a visitor has gone before the whole request was here. What fails then is neither theirs nor ours to hear of. */
const hasHungUp = (incoming?: IncomingMessage) => incoming?.destroyed === true && !incoming.complete;
