import { html } from 'hono/html';
import type { Html } from '../door-tools.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

/** A moment to the minute. The server does not know the owner's time zone; a script shows the owner's own. */
export function drawTime(ms: number): Html {
  const date = new Date(ms);
  return html`<time datetime="${date.toISOString()}" data-moment>${clock.format(date)} UTC, ${day.format(date)}</time>`;
}

/** `4 minutes ago`, and the day for what is older than a day or two. */
export function drawAgo(ms: number, nowMs: number): Html {
  const date = new Date(ms);
  return html`<time datetime="${date.toISOString()}">${describeAgo(ms, nowMs)}</time>`;
}

export function describeAgo(ms: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - ms) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  if (hours < 48) return 'yesterday';
  return day.format(new Date(ms));
}

export const describeDay = (ms: number): string => day.format(new Date(ms));
