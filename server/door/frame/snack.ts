import { html } from 'hono/html';
import { describeDeed } from '../deeds/describe-deed.ts';
import type { Door, DoorContext, Html } from '../door-tools.ts';
import { drawFormToken } from './form-token.ts';
import { drawWayBack } from './way-back.ts';

/** What was just done, with a way back: the address of the page names the deed, which must be this browser's own. */
export async function drawSnack(c: DoorContext, door: Door): Promise<Html> {
  const number = Number(c.req.query('done') ?? Number.NaN);
  const deed = Number.isSafeInteger(number) ? door.deeds.findDeed(number) : undefined;
  if (!deed || deed.session !== c.get('session').id) return html``;
  const [entry] = deed.entry === null ? [] : await door.book.findEntries([deed.entry]);
  const undo =
    deed.undone === null && entry
      ? html`<form method="post" action="${door.at('undo')}">${drawFormToken(c)}${drawWayBack(readHere(c, door))}<input type="hidden" name="deed" value="${deed.number}"><button class="b" data-key="u">Undo</button></form>`
      : '';
  return html`<div class="snack" role="status"><span>${describeDeed(deed, entry)}</span>${undo}</div>`;
}

/** This page, as forms lead back to it. */
export function readHere(c: DoorContext, door: Door): string {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.delete('done');
  const query = String(searchParams);
  return `${pathname.slice(door.at().length + 1)}${query === '' ? '' : `?${query}`}`;
}
