import { html } from 'hono/html';
import { spamRules } from '#model/guestbook-rules.ts';
import type { EntryState, OwnerRow } from '#model/guestbook-table.ts';
import type { Door, DoorContext, Html } from '../door-tools.ts';
import { drawFormToken } from '../frame/form-token.ts';
import { drawIcon, type IconName } from '../frame/icon.ts';
import { drawAgo } from '../frame/time.ts';
import { drawWayBack } from '../frame/way-back.ts';
import { markWords } from './mark-words.ts';
import { drawSeen, markSeen } from './seen-words.ts';

type Card = {
  entry: OwnerRow;
  /** The page to which its buttons lead back. */
  back: string;
  /** Words to mark in it. */
  find?: string;
};

/** A message with its reason and its buttons: all of them work without a script. */
export function drawCard(c: DoorContext, door: Door, { entry, back, find = '' }: Card): Html {
  const { id, name, message, time, website, reply, depicts, hearts = 0 } = entry;
  return html`<article class="msg" data-entry="${id}" data-seen="${markSeen(entry)}" tabindex="-1">
${drawState(entry)}
<div class="msg__in"><p class="msg__who"><b>${markWords(name, find)}</b>${drawWebsite(website)}${drawAgo(time, door.now())}${hearts === 0 ? '' : html`<span>${hearts === 1 ? '1 heart' : `${hearts} hearts`}</span>`}</p>
<p class="msg__text">${markWords(message, find)}</p>
${depicts === null ? '' : drawDrawing(door, id, depicts, find)}${reply === null ? '' : html`<div class="note"><b>You:</b> ${markWords(reply, find)}</div>`}</div>
<form class="acts" method="post" action="${door.at(`entries/${id}`)}">${drawFormToken(c)}${drawWayBack(back)}${drawSeen(entry)}${drawButtons(door, entry, back)}</form>
</article>`;
}

const drawDrawing = (door: Door, id: string, depicts: string, find: string): Html =>
  html`<figure class="msg__drawing"><img src="${door.at(`entries/${id}/drawing.png`)}" width="192" height="128" alt="">
<figcaption>A drawing: ${markWords(depicts, find)}</figcaption></figure>
`;

const states: Record<Exclude<EntryState, 'waiting' | 'visible'>, string> = {
  hidden: 'Hidden: nobody sees it',
  deleted: 'In the bin',
};

function drawState({ state, held_because, audience }: OwnerRow): Html | string {
  if (state === 'visible') return '';
  if (audience && state === 'hidden') {
    return html`<p class="why">${drawIcon('hide')}<span>Only for you: nobody else can read it</span></p>`;
  }
  const why =
    state === 'waiting'
      ? html`Waits: <b>${held_because ? spamRules[held_because] : 'you read everything first'}</b>`
      : states[state];
  const whose = audience ? '. Only for you' : '';
  return html`<p class="why">${drawIcon(state === 'waiting' ? 'warn' : 'hide')}<span>${why}${whose}</span></p>`;
}

/** Where a website leads, without telling it where one came from. */
function drawWebsite(website: string): Html | string {
  const url = website === '' ? null : URL.parse(website);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  return html`<a href="${url.href}" target="_blank" rel="nofollow noopener noreferrer">${url.host}</a>`;
}

function drawButtons(door: Door, { id, state, audience }: OwnerRow, back: string): Html {
  const more = door.at(`entries/${id}?back=${encodeURIComponent(back)}`);
  if (audience) return drawPrivateButtons(state, more);
  const first =
    state === 'waiting'
      ? drawDeed('approve', 'a', 'check', 'Approve', 'b--go')
      : state === 'visible'
        ? ''
        : drawDeed('restore', 'a', 'undo', 'Put back');
  const second = state === 'waiting' || state === 'visible' ? drawDeed('hide', 'h', 'hide', 'Hide') : '';
  return html`${first}${second}
<a class="b" href="${more}#answer" data-key="r">${drawIcon('reply')} Reply</a>
<a class="b" href="${more}#block" data-key="b" aria-label="Block, and more">${drawIcon('block')}${state === 'waiting' ? '' : ' Block'}</a>`;
}

/** Nobody else reads it: there is nothing to publish, hide or answer. */
function drawPrivateButtons(state: EntryState, more: string): Html {
  const keep = drawDeed('approve', 'a', 'check', 'Keep', 'b--go');
  const putBack = drawDeed('restore', 'a', 'undo', 'Put back');
  return html`${state === 'waiting' ? keep : state === 'deleted' ? putBack : ''}
${state === 'deleted' ? '' : drawDeed('delete', 'h', 'bin', 'Bin')}
<a class="b" href="${more}#block" data-key="b" aria-label="Block, and more">${drawIcon('block')}</a>`;
}

const drawDeed = (deed: string, key: string, icon: IconName, label: string, kind = ''): Html =>
  html`<button class="b ${kind}" name="do" value="${deed}" data-key="${key}">${drawIcon(icon)} ${label}</button>`;
