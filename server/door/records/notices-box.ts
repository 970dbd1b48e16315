import { html } from 'hono/html';
import { describeMessages, describeResult } from '#model/owner-notices.ts';
import type { Door, DoorContext, Html } from '../door-tools.ts';
import { drawFormToken } from '../frame/form-token.ts';
import { drawIcon } from '../frame/icon.ts';
import { drawTime } from '../frame/time.ts';

const maxLines = 20;

/** What was sent to the owner's phone, and what was not. */
export function drawNotices(c: DoorContext, door: Door): Html {
  const { sendTest, listDeliveries } = door.records;
  const deliveries = listDeliveries().slice(0, maxLines);
  const none = sendTest
    ? 'None was sent yet.'
    : html`None is sent. Start the server with <code>GUESTBOOK_NTFY=https://ntfy.sh/a-name-nobody-guesses</code>, and subscribe to that name in the ntfy app.`;
  return html`<section class="box" id="notices"><h2>Notices to your phone</h2>
${deliveries.length === 0 ? html`<p class="soft">${none}</p>` : ''}
<ul class="list">${deliveries.map(
    (delivery) =>
      html`<li>${drawIcon(delivery.result === 'accepted' ? 'check' : 'warn')}<span class="grow"><b>${describeMessages(delivery)}</b><br><span class="soft">${drawTime(delivery.timeMs)}. ${describeResult(delivery)}</span></span></li>`,
  )}</ul>
${sendTest ? html`<form method="post" action="${door.at('notices')}">${drawFormToken(c)}<button class="b">${drawIcon('phone')} Send a test</button></form>` : ''}</section>`;
}
