import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isSecret } from '../secret.ts';
import { sessionDays } from './session-store.ts';

/** With the prefix no other host of the domain, and nothing that came by http, can set it. */
const secureName = '__Host-bonbon_door';
/** On this computer and at home, where there is no https. */
const plainName = 'bonbon_door';

export type SentCookie = { secret: string; isSecure: boolean };

/** The cookies of a request that may be a session's; both exist where a site is served both ways. */
export function readCookies(c: Context): SentCookie[] {
  return [
    { secret: getCookie(c, secureName), isSecure: true },
    { secret: getCookie(c, plainName), isSecure: false },
  ].filter((cookie): cookie is SentCookie => isSecret(cookie.secret));
}

export function writeCookie({ secret, isSecure }: SentCookie): string {
  const name = isSecure ? secureName : plainName;
  const maxAgeSeconds = sessionDays * 24 * 60 * 60;
  return `${name}=${secret}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

export function clearCookie(isSecure: boolean): string {
  return `${isSecure ? secureName : plainName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}
