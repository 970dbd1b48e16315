import type { HtmlEscapedString } from 'hono/utils/html';
import { bareHeaders } from '#server/http/security-headers.ts';
import { readSheet } from './door-files.ts';
import type { Html } from './door-tools.ts';

const shared = {
  ...bareHeaders,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

const writePolicy = (styles: string, more: string[] = []) =>
  [
    "default-src 'none'",
    `style-src ${styles}`,
    ...more,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const insidePolicy = writePolicy("'self'", [
  "script-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
]);

type More = { status?: number; headers?: Record<string, string> };

/** The headers of everything behind the door. */
export const insideHeaders: Record<string, string> = { ...shared, 'content-security-policy': insidePolicy };

/** A page behind the door. */
export async function answerInside(page: Html, { status = 200, headers = {} }: More = {}): Promise<Response> {
  return new Response(String(await page), {
    status,
    headers: { ...insideHeaders, 'content-type': 'text/html; charset=utf-8', ...headers },
  });
}

/** A page before the door: it needs no other file, so that it can be seen by somebody who is not in yet. */
export async function answerBefore(page: Html, { status = 200, headers = {} }: More = {}): Promise<Response> {
  const text: HtmlEscapedString = await page;
  const policy = writePolicy(readSheet().policy);
  return new Response(String(text), {
    status,
    headers: {
      ...shared,
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      ...headers,
    },
  });
}

/** After a POST, so that reloading the page repeats nothing. */
export function answerRedirect(address: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 303, headers: { ...shared, location: address, ...headers } });
}

/** A page before the door with a script beside it, or such a script. */
export async function answerEntrance(text: Html | string, type = 'text/html; charset=utf-8'): Promise<Response> {
  const policy = writePolicy(readSheet().policy, ["script-src 'self'", "connect-src 'self'"]);
  return new Response(String(await text), {
    headers: { ...shared, 'content-security-policy': policy, 'content-type': type },
  });
}

export function answerJson(value: object, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { ...shared, 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}
