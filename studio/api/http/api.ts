import { Hono } from 'hono';
import { readBody } from '#server/http/request-body.ts';
import { bareHeaders } from '#server/http/security-headers.ts';
import type { Events } from './events.ts';

/** What the window can ask, by its path below /api/. */
export type Requests = {
  GET: Record<string, (query: URLSearchParams) => unknown>;
  POST: Record<string, (body: never) => unknown>;
};

/** A file of a picture or a song has its own limit. */
const maxBodyBytes = 2_000_000;

const headers = { ...bareHeaders, 'cache-control': 'no-store' };

export const answerJson = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { ...headers, 'content-type': 'application/json' } });

const refuse = (status: number, sentence: string) => answerJson({ sentence }, status);

/** Everything below /api/. What a request throws is told in the terminal, not to the window. */
export function createApi(requests: Requests, events: Events, log: (line: string) => void = console.error): Hono {
  const app = new Hono();
  app.get(
    '/api/events',
    (c) => new Response(events.open(c.req.raw.signal), { headers: { ...headers, ...streamHeaders } }),
  );
  for (const [path, answer] of Object.entries(requests.GET)) {
    app.get(`/api/${path}`, async (c) => answerJson(await answer(new URL(c.req.url).searchParams)));
  }
  for (const [path, answer] of Object.entries(requests.POST)) {
    app.post(`/api/${path}`, async (c) => {
      if (!c.req.header('content-type')?.startsWith('application/json')) {
        return refuse(415, 'This was not understood: it is no JSON.');
      }
      const body = await readBody(c, maxBodyBytes);
      if (!body) return refuse(413, 'This is too long to be kept at once. Nothing of it was saved.');
      const value = parse(Buffer.from(body).toString('utf8'));
      if (!value) return refuse(400, 'This was not understood: it is no JSON.');
      return answerJson(await answer(value as never));
    });
  }
  app.notFound(() => refuse(404, 'There is nothing at this address.'));
  app.onError((error) => {
    log(error.stack ?? String(error));
    return refuse(500, 'Something in the studio went wrong. The terminal says more.');
  });
  return app;
}

const streamHeaders = { 'content-type': 'text/event-stream; charset=utf-8' };

/** Every request is an object. */
function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
