import { html } from 'hono/html';
import type { Door, DoorContext, Html } from '../door-tools.ts';
import { drawFormToken } from '../frame/form-token.ts';
import { drawIcon } from '../frame/icon.ts';
import { drawTime } from '../frame/time.ts';

/** The backups: when, how large, and what is in them. Loads nothing that the list does not need. */
export async function drawCopies(c: DoorContext, door: Door): Promise<Html> {
  const { backups } = door.records;
  const copies = await backups.list();
  const failure = backups.readFailure();
  return html`<section class="box" id="copies"><h2>Copies of the book</h2>
${failure ? html`<div class="note note--bad">${drawIcon('warn')}<span><b>Last night’s copy was not made.</b> ${failure.reason}. It is tried again every hour.</span></div>` : ''}
${copies.length === 0 ? html`<p class="soft">None yet. The first one is made within a minute of the start.</p>` : ''}
<ul class="list">${copies.map(
    ({ name, kind, madeMs, bytes, record }) =>
      html`<li>${drawIcon('check')}<span class="grow"><b>${drawTime(madeMs)}</b><br><span class="soft">${record ? `${record.entryCount.toLocaleString('en')} messages, ` : ''}${Math.ceil(bytes / 1000).toLocaleString('en')} kB${record ? ', read back and whole' : ''}${kind === 'owner' ? ', made by you' : ''}</span></span><a class="b b--icon" href="${door.at(`backups/${name}`)}" download aria-label="Download">${drawIcon('download')}</a></li>`,
  )}</ul>
<form class="gap" method="post" action="${door.at('backups')}">${drawFormToken(c)}<button class="b b--wide">Make one now</button></form>
<p class="soft gap">Made each night at 3 by the server’s clock. Kept: 7 days, 4 weeks, 12 months; those that you make stay until you remove them. Nobody else can fetch them.</p></section>`;
}
