import { html } from 'hono/html';
import type { OwnerRow } from '#model/guestbook-table.ts';
import type { Door, Html } from '../door-tools.ts';
import { writeBarePage } from '../frame/frame.ts';
import { drawIcon } from '../frame/icon.ts';
import type { ActionKind } from './action-store.ts';

const labels = { approve: 'Approve', hide: 'Hide' } satisfies Record<ActionKind, string>;

const quote = ({ name, message }: OwnerRow): Html => html`<p class="note msg__text"><b>${name}:</b> ${message}</p>`;
const drawForm = (label: string, field: Html | string = ''): Html =>
  html`<form method="post">${field}<button class="b b--go">${label}</button></form>`;

/** What opening a button's address shows: a click there does what the button does. */
export const writeActionPage = (kind: ActionKind, entry: OwnerRow): Html =>
  writeBarePage(
    `${labels[kind]} this message`,
    html`<h1>${labels[kind]} this message?</h1>${quote(entry)}${drawForm(labels[kind])}`,
  );

type Done = { kind: ActionKind; entry: OwnerRow; isUndone: boolean; canUndo: boolean };

/** What was done, now or earlier, with a way back. */
export function writeDonePage(door: Door, { kind, entry, isUndone, canUndo }: Done): Html {
  const [title, rest] = isUndone
    ? ['Taken back', 'It is as it was before.']
    : kind === 'hide'
      ? ['Hidden', `Nobody sees ${entry.name}’s message any more.`]
      : ['Approved', `Everybody can read ${entry.name}’s message.`];
  const undo = canUndo ? drawForm('Take it back', html`<input type="hidden" name="undo" value="1">`) : '';
  return writeBarePage(
    title,
    html`<h1>${title}</h1><p>${rest}</p>${undo}
<a class="b" href="${door.at()}">${drawIcon('key')} To the door</a>`,
  );
}

/** Its seven days are over, or the message was dealt with in another way. */
export const writeTooLatePage = (sentence: string): Html =>
  writeBarePage('Nothing was changed', html`<h1>Nothing was changed</h1><p>${sentence}</p>`);
