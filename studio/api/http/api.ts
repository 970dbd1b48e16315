import { Hono } from 'hono';
import { bareHeaders } from '#server/http/security-headers.ts';

const headers = { ...bareHeaders, 'cache-control': 'no-store' };

export const answerJson = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { ...headers, 'content-type': 'application/json' } });

/** Everything below /api/. */
export function createApi(): Hono {
  const app = new Hono();
  app.notFound(() => answerJson({ error: 'There is nothing at this address.' }, 404));
  app.onError((error) => {
    console.error(error);
    return answerJson({ error: 'Something in the studio went wrong. The terminal says more.' }, 500);
  });
  return app;
}
