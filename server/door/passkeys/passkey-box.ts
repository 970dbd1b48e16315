import { html } from 'hono/html';
import { describeAgo, describeDay } from '#model/ago.ts';
import type { Door, DoorContext, Html } from '../door-tools.ts';
import { drawFormToken } from '../frame/form-token.ts';
import { drawIcon } from '../frame/icon.ts';
import type { Passkey } from './passkey-store.ts';

/** The passkeys of the door, on the page of keys. A device makes one by script alone. */
export function drawPasskeys(c: DoorContext, door: Door): Html {
  const passkeys = door.passkeys.listPasskeys();
  return html`<section class="box"><h2>Passkeys</h2>
<div data-passkeys>${passkeys.length === 0 ? '' : html`<ul class="list">${passkeys.map((passkey) => drawPasskey(c, door, passkey))}</ul>`}</div>
<div class="only-script"><button class="b b--wide" data-add-passkey>${drawIcon('key')} Add a passkey</button></div>
<p class="soft">Then your face or your finger opens this door at an address of its own, and you need no link again.</p>
<div class="note note--ok" data-passkey-made hidden><p><b>Keep this address.</b> It is shown only now, and nobody can guess it. Open it, and add it to your bookmarks or your home screen:</p>
<p><a data-passkey-address></a></p>
<p><button class="b" data-passkey-copy>Copy it</button></p></div>
<p class="note note--bad" data-passkey-failed role="alert" hidden>No passkey was made. Try again, or go on with links.</p>
</section>`;
}

function drawPasskey(c: DoorContext, door: Door, { id, browser, made, used }: Passkey): Html {
  const last = used === null ? 'Not used yet' : `Last used ${describeAgo(used, door.now())}`;
  return html`<li>${drawIcon('key')}<span class="grow"><b>${browser}</b><br><span class="soft">Since ${describeDay(made)}. ${last}</span></span>
<form method="post" action="${door.at('keys/passkey/remove')}">${drawFormToken(c)}<input type="hidden" name="id" value="${id}"><button class="b">Remove</button></form></li>`;
}
