import { Hono } from 'hono';
import type { ServerSettings } from '#model/server-settings.ts';
import { answerError } from '#server/http/answer-errors.ts';
import type { ServerConfig } from '../config.ts';
import { answerApiError } from './api/api-answers.ts';
import { apiErrors } from './api/api-errors.ts';
import { createCrossOrigin } from './api/cross-origin.ts';
import { feedFile } from './feed.ts';

/** The routes of the guestbook while its database is unavailable. */
export function createUnavailableRoutes(
  { base, guestbookPage }: Pick<ServerSettings, 'base' | 'guestbookPage'>,
  { allowedOrigins }: Pick<ServerConfig, 'allowedOrigins'>,
) {
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
  const answerUnavailable = () => answerError('unavailable', { headers: { 'retry-after': retryAfter } });
  const feed = new Hono().get(`/${feedFile}`, answerUnavailable);
  // A browser that goes back still has the words.
  if (guestbookPage !== undefined) feed.post(`/${guestbookPage}`, answerUnavailable);
  return [
    { path: `${base}rest/v1`, routes: api },
    { path: base, routes: feed },
  ];
}
