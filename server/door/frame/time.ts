import { html } from 'hono/html';
import { describeAgo, describeDay } from '#model/ago.ts';
import type { Html } from '../door-tools.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

/** A moment to the minute. The server does not know the owner's time zone; a script shows the owner's own. */
export function drawTime(ms: number): Html {
  const date = new Date(ms);
  return html`<time datetime="${date.toISOString()}" data-moment>${clock.format(date)} UTC, ${describeDay(ms)}</time>`;
}

/** `4 minutes ago`, and the day for what is older than a day or two. */
export function drawAgo(ms: number, nowMs: number): Html {
  const date = new Date(ms);
  return html`<time datetime="${date.toISOString()}">${describeAgo(ms, nowMs)}</time>`;
}
