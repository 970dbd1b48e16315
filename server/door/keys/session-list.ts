import { html } from 'hono/html';
import { describeAgo, describeDay } from '#model/ago.ts';
import type { Door, DoorContext, Html } from '../door-tools.ts';
import { drawFormToken } from '../frame/form-token.ts';
import { drawIcon } from '../frame/icon.ts';
import type { Session } from '../sessions/session-store.ts';

/** Who can come in, and a button for each of them. */
export function drawSessions(c: DoorContext, door: Door): Html {
  const items = door.sessions.listSessions(door.now()).map((session) => drawSession(c, door, session));
  return html`<section class="box"><h2>Who can come in</h2>
<ul class="list">${items}</ul>
<p class="soft">Another device? Run <b>${door.writeCommand('door')}</b> on your computer, and open its link there.</p>
</section>`;
}

function drawSession(c: DoorContext, door: Door, { id, browser, passkey, made, seen }: Session): Html {
  const isThis = id === c.get('session').id;
  const since = `Since ${describeDay(made)}${passkey === null ? '' : ', with a passkey'}`;
  const facts = isThis ? since : `${since}. Last here ${describeAgo(seen, door.now())}`;
  return html`<li>${drawIcon(/phone|tablet/.test(browser) ? 'phone' : 'full')}
<span class="grow"><b>${browser}</b> ${isThis ? html`<span class="tag">This one</span>` : ''}<br><span class="soft">${facts}</span></span>
<form method="post" action="${door.at('keys/close')}">${drawFormToken(c)}<input type="hidden" name="id" value="${id}"><button class="b">${isThis ? 'Leave' : 'Shut out'}</button></form></li>`;
}
