import { html, raw } from 'hono/html';
import type { Door, Html } from '../door-tools.ts';
import { drawArt, writeBarePage } from '../frame/frame.ts';
import { drawIcon } from '../frame/icon.ts';

/** Where one enters with a passkey; the device asks for a face or a finger by script alone. */
export function writeEntrancePage(door: Door, secret: string): Html {
  const here = door.at(`key/${secret}`);
  return writeBarePage(
    `The door of ${door.site.title}`,
    html`${drawArt('heart', 81, 72)}
<h1>The door of ${door.site.title}</h1>
<button class="b b--go" data-enter="${here}">${drawIcon('key')} Come in</button>
<p class="note note--bad" role="alert" data-failed hidden>That did not work. Try again, or make a link on your computer.</p>
<noscript><p>This needs a script. Without one, make a link on your computer:</p><p class="term">${door.writeCommand('door')}</p></noscript>
<script type="module" src="${raw(here)}/enter.js"></script>`,
  );
}
