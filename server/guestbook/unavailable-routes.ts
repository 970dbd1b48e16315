import { Hono } from 'hono';
import { answerError } from '#server/http/answer-errors.ts';
import type { ServerConfig } from '../config.ts';
import { answerApiError } from './api/api-answers.ts';
import { apiErrors } from './api/api-errors.ts';
import { createCrossOrigin } from './api/cross-origin.ts';
import { feedFile } from './feed.ts';

/** The routes of the guestbook while its database is unavailable. `base` starts and ends with a slash. */
export function createUnavailableRoutes(base: string, { allowedOrigins }: Pick<ServerConfig, 'allowedOrigins'>) {
  const crossOrigin = createCrossOrigin(allowedOrigins);
  const api = new Hono().all('/*', (c) => {
    const origin = c.req.header('origin');
    if (c.req.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: crossOrigin.preflightFor(origin) });
    const error = apiErrors.unavailable();
    const more = { vary: 'Origin', ...crossOrigin.headersFor(origin) };
    return answerApiError(Object.assign(error, { headers: { ...error.headers, ...more } }));
  });
  const { 'retry-after': retryAfter = '' } = apiErrors.unavailable().headers;
  const feed = new Hono().get(`/${feedFile}`, () =>
    answerError('unavailable', { headers: { 'retry-after': retryAfter } }),
  );
  return [
    { path: `${base}rest/v1`, routes: api },
    { path: base, routes: feed },
  ];
}
