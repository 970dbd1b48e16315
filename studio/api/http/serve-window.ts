import { getRequestListener } from '@hono/node-server';
import { bareHeaders } from '#server/http/security-headers.ts';
import { type Gate, judgeWindow } from '../access/gate.ts';
import { refuse } from '../access/refusal.ts';
import type { LocalPort } from './loopback.ts';
import type { WindowFiles } from './window-files.ts';

type Window = {
  gate: Gate;
  files: Promise<WindowFiles>;
  /** What is below /api/; requests wait for it. */
  api: Promise<{ fetch: (request: Request, env: object) => Response | Promise<Response> }>;
};

/**
 * A link on another page starts a chain of requests in which a browser sends no strict cookie, not even one that it was just
 * given: there the page goes on by itself.
 */
const goOn =
  '<!doctype html><html lang="en"><title>Bonbon</title><meta http-equiv="refresh" content="0;url=/"></html>\n';

function enter(request: Request, { cookie }: Gate['keys']): Response {
  const headers = {
    ...bareHeaders,
    'set-cookie': cookie,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  };
  const isTyped = ['none', null].includes(request.headers.get('sec-fetch-site'));
  if (isTyped) return new Response(null, { status: 303, headers: { ...headers, location: '/' } });
  return new Response(goOn, { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}

const isNotThere = () =>
  new Response('There is nothing at this address.\n', {
    status: 404,
    headers: { ...bareHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** Answers for the studio's window: its page and scripts, and its API. */
export function serveWindow(local: LocalPort, { gate, files, api }: Window): void {
  const listener = getRequestListener(async (request, env) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/' && new URL(request.url).searchParams.has('token')) return enter(request, gate.keys);
    if (pathname.startsWith('/api/')) return (await api).fetch(request, env);
    const file = request.method === 'GET' || request.method === 'HEAD' ? (await files).get(pathname) : undefined;
    return file?.() ?? isNotThere();
  });
  local.serve({
    answer(request, response) {
      if (judgeWindow(request, gate) === 'refused') refuse(response);
      else void listener(request, response);
    },
  });
}
