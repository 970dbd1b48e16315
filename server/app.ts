import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { healthPath } from '#model/health.ts';
import { logFailure } from './failure-log.ts';
import { answerError } from './http/answer-errors.ts';
import { answerHealth, type Health } from './http/health.ts';
import type { PreparedSite } from './http/prepared-files.ts';
import { pathOf } from './http/url-path.ts';
import type { Log } from './log-limit.ts';
import { serveStaticFiles } from './static-files/static-files.ts';
import { isDatabaseError } from './storage/database-error.ts';

/** Routes besides the site's files, and the path to mount them at. */
export type MountedRoutes = { path: string; routes: Hono };

type AppOptions = {
  site: PreparedSite;
  services?: readonly MountedRoutes[];
  health?: Health;
  /** Called with the cause of each server error. */
  onFailure?: ((cause: unknown) => void) | undefined;
  /** Called with a line for each failed request. */
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** The whole server without the network. */
export function createApp({ site, services = [], health, onFailure = () => {}, log, now }: AppOptions): Hono {
  const causes = new WeakMap<globalThis.Request, unknown>();
  const aborted = new WeakSet<globalThis.Request>();
  // Paths are matched encoded, as in the static files' table.
  const app = new Hono({ router: new RegExpRouter(), getPath: (request) => pathOf(request.url) });

  for (const { path, routes } of services) app.route(path, routes);
  if (health) {
    // At the root, too, where what watches over the machine looks for it.
    for (const path of new Set([`/${healthPath}`, site.base + healthPath])) app.get(path, () => answerHealth(health));
  }
  app.get('*', serveStaticFiles(site));
  // Only GET and HEAD have a route for files.
  app.notFound(() => answerError('method-not-allowed', { headers: { allow: 'GET, HEAD' } }));
  app.onError((cause, c) => {
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
    if (isAborted(incoming)) {
      aborted.add(c.req.raw);
      return answerError('malformed-request');
    }
    // The guestbook's API has its own error answers.
    const hasOwnAnswer = cause instanceof HTTPException;
    const reason = hasOwnAnswer ? cause.cause : cause;
    causes.set(c.req.raw, reason);
    onFailure(reason);
    if (hasOwnAnswer) return cause.getResponse();
    if (isDatabaseError(cause)) return answerError('unavailable', { headers: { 'retry-after': '30' } });
    return answerError('unexpected', { accept: c.req.header('accept') ?? '' });
  });

  // A wrapper instead of a middleware: with any middleware Hono answers every request asynchronously, which makes answers
  // from memory a tenth slower.
  const answer = app.fetch;
  app.fetch = (request, ...rest) => {
    const startedMs = now();
    const logIfFailed = (response: Response) => {
      if (response.status >= 400 && !aborted.has(request)) {
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
    return response instanceof Promise ? response.then(logIfFailed) : logIfFailed(response);
  };
  return app;
}

/** Whether the client closed the connection before the request was complete. That is not a server error. */
const isAborted = (incoming?: IncomingMessage) => incoming?.destroyed === true && !incoming.complete;
