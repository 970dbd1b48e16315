import { html } from 'hono/html';
import type { Door, DoorContext, Html } from '../door-tools.ts';
import { drawFormToken } from '../frame/form-token.ts';
import { drawIcon } from '../frame/icon.ts';
import { drawTime } from '../frame/time.ts';
import type { Delivery } from './records.ts';

const maxLines = 20;

/** What was sent to the owner's phone, and what was not. */
export function drawNotices(c: DoorContext, door: Door): Html {
  const { sendTest, listDeliveries } = door.records;
  const deliveries = listDeliveries().slice(0, maxLines);
  const none = sendTest
    ? 'None was sent yet.'
    : 'None is sent. The guide says how: Look after the guestbook, Notices of new messages.';
  return html`<section class="box" id="notices"><h2>Notices to your phone</h2>
${deliveries.length === 0 ? html`<p class="soft">${none}</p>` : ''}
<ul class="list">${deliveries.map(
    (delivery) =>
      html`<li>${drawIcon(delivery.result === 'accepted' ? 'check' : 'warn')}<span class="grow"><b>${describeMessages(delivery)}</b><br><span class="soft">${drawTime(delivery.timeMs)}. ${describeResult(delivery)}</span></span></li>`,
  )}</ul>
${sendTest ? html`<form method="post" action="${door.at('notices')}">${drawFormToken(c)}<button class="b">${drawIcon('phone')} Send a test</button></form>` : ''}</section>`;
}

function describeMessages({ entryCount, waitingCount }: Delivery): string {
  if (entryCount === 0) return 'A test';
  const messages = entryCount === 1 ? '1 new message' : `${entryCount} new messages`;
  if (waitingCount === 0) return messages;
  return waitingCount === entryCount ? `${messages}, waiting` : `${messages}, ${waitingCount} waiting`;
}

function describeResult({ shape, host, entryCount, result, reason, tries }: Delivery): string {
  const to = `${shape === 'json' ? 'a webhook' : shape} at ${host}`;
  if (result === 'accepted') return `Sent to ${to}.`;
  if (entryCount === 0) return `Didn’t arrive at ${to}: ${reason}.`;
  const tried = tries === 1 ? '' : ` Tried ${tries} times.`;
  const rest = result === 'failed' ? ' It is tried again.' : ' It is not tried again.';
  return `Didn’t arrive at ${to}: ${reason}.${tried}${rest}`;
}
