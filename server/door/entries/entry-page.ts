import { html, raw } from 'hono/html';
import { maxBlockLength } from '#model/guestbook-owner.ts';
import { maxReplyLength, type OwnerRow } from '#model/guestbook-table.ts';
import type { Door, DoorContext, Html } from '../door-tools.ts';
import { drawFormToken } from '../frame/form-token.ts';
import { drawIcon } from '../frame/icon.ts';
import { drawWayBack } from '../frame/way-back.ts';
import { drawButtonBox } from './button-box.ts';
import { drawCard } from './entry-card.ts';
import { drawSeen } from './seen-words.ts';

type EntryPage = {
  entry: OwnerRow;
  back: string;
  /** What was typed, if it could not be taken, and why. */
  typed?: { reply?: string; word?: string; button?: string; mistake: string; isAboutEntry?: boolean };
};

/** One message with all that can be done about it. */
export function drawEntryPage(c: DoorContext, door: Door, { entry, back, typed }: EntryPage): Html {
  const { id, reply, state, audience } = entry;
  const address = door.at(`entries/${id}`);
  const mistake = typed ? html`<p class="note note--bad" role="alert">${typed.mistake}</p>` : '';
  // Where it was typed.
  const isAbove = !typed || typed.isAboutEntry;
  const place =
    !isAbove && typed.word !== undefined
      ? 'block'
      : !isAbove && typed.reply !== undefined && !audience
        ? 'answer'
        : 'top';
  const fields = html`${drawFormToken(c)}${drawWayBack(back)}`;
  return html`<p><a class="b" href="${door.at(back)}">${drawIcon('arrow-left')} Back</a></p>
${place === 'top' ? mistake : ''}
${drawCard(c, door, { entry, back })}
${
  audience
    ? ''
    : html`<section class="box" id="answer"><h2>Reply</h2>
${place === 'answer' ? mistake : ''}
<form method="post" action="${address}/reply">${fields}${drawSeen(entry)}
<label for="reply">Everybody reads it below the message. Empty takes it away.</label>
<textarea class="in" id="reply" name="reply" maxlength="${maxReplyLength}"${place === 'answer' ? raw(' autofocus') : ''}>${typed?.reply ?? reply ?? ''}</textarea>
${state === 'waiting' ? html`<label class="check"><input type="checkbox" name="approve" value="1" checked> Approve it, too</label>` : ''}
<button class="b b--go">${drawIcon('reply')} Reply</button></form></section>`
}
<section class="box" id="block"><h2>Hide it, and block…</h2>
${place === 'block' ? mistake : ''}
<form method="post" action="${address}/block">${fields}
${drawSenders(entry)}
<p><label for="word">A word. Messages with it wait for you; casino* is every word that begins so.</label></p>
<input class="in" id="word" name="word" maxlength="${maxBlockLength}" value="${typed?.word ?? ''}" autocomplete="off"${place === 'block' ? raw(' autofocus') : ''}>
<p class="soft">Their next messages wait for you. They aren’t told. Nothing is thrown away.</p>
<button class="b b--go">${drawIcon('block')} Hide and block</button></form></section>
${drawButtonBox(door, { entry, fields, typed: typed?.button })}
${state === 'deleted' ? '' : html`<form method="post" action="${address}">${fields}<button class="b b--danger" name="do" value="delete">${drawIcon('bin')} Move to the bin</button></form>`}`;
}

function drawSenders({ name, website }: OwnerRow): Html {
  const host = URL.parse(website)?.host.replace(/^www\./, '');
  const draw = (value: string, what: string) =>
    html`<label class="check"><input type="checkbox" name="sender" value="${value}"${host ? '' : raw(' checked')}> ${what} <b>${value}</b></label>`;
  return html`${draw(name, 'Everybody who signs as')}${host ? draw(host, 'Every website at') : ''}`;
}
