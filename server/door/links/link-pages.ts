import { html } from 'hono/html';
import type { Door, Html } from '../door-tools.ts';
import { drawArt, writeBarePage } from '../frame/frame.ts';
import { drawIcon } from '../frame/icon.ts';
import { drawTime } from '../frame/time.ts';
import type { Link } from './link-store.ts';

/** What a good link shows to whoever opens it first: only its form does anything. */
export function writeLinkPage(door: Door, secret: string): Html {
  return writeBarePage(
    `The door of ${door.site.title}`,
    html`${drawArt('heart', 81, 72)}
<h1>The door of ${door.site.title}</h1>
<p>Shall this browser be yours? Then it can read what waits, and hide, answer and delete messages, for 90 days.</p>
<form method="post" action="${door.at('in')}"><input type="hidden" name="link" value="${secret}"><button class="b b--go">${drawIcon('key')} Come in</button></form>
<p class="soft">The link is used up then. Not on a borrowed device, please.</p>`,
  );
}

export function writeUsedPage(door: Door, { used, expires }: Link): Html {
  const when =
    used === null
      ? html`Nobody used it, and its time ran out at ${drawTime(expires)}.`
      : html`Somebody used it at ${drawTime(used)}.`;
  return writeBarePage(
    'This link is used up',
    html`${drawArt('asleep', 120, 120)}
<h1>This link is used up</h1>
<p>It opens the door once, within ten minutes. ${when}</p>
<p><b>Was that you?</b> Then you’re in already, on the device that used it.</p>
<p><b>Wasn’t it?</b> Make a new link on your computer, and shut the others out there:</p>
<p class="term">${door.writeCommand('door --close all')}</p>
<a class="b b--go" href="${door.base}">${drawIcon('heart')} To the site</a>`,
  );
}

/** The form was sent by another site, or by a browser that hides from where. */
export function writeWrongWayPage(): Html {
  return writeBarePage(
    'Not from here',
    html`<h1>Not from here</h1>
<p>Nothing was done, and the link is still good. Open it in your browser itself, at the address of your site.</p>`,
  );
}
