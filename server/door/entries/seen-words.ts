import { hash } from 'node:crypto';
import { html } from 'hono/html';
import type { OwnerRow } from '#model/guestbook-table.ts';
import type { Html } from '../door-tools.ts';

type Words = Pick<OwnerRow, 'name' | 'website' | 'message' | 'depicts'>;

/** Stands for the words that the owner reads: authors may change theirs meanwhile, and unread ones must not be published. */
export const markSeen = ({ name, website, message, depicts }: Words): string =>
  hash('sha256', JSON.stringify([name, website, message, depicts]), 'base64url').slice(0, 16);

/** For a form that may publish the words, or an answer to them. */
export const drawSeen = (entry: Words): Html => html`<input type="hidden" name="seen" value="${markSeen(entry)}">`;
