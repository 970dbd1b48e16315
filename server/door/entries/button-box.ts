import { html } from 'hono/html';
import { buttonHeight, buttonWidth } from '#model/button-address.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';
import type { Door, Html } from '../door-tools.ts';

type Box = {
  entry: OwnerRow;
  /** The hidden fields of its forms. */
  fields: Html;
  /** The address that was typed, if nothing could be fetched from it. */
  typed?: string | undefined;
};

/** The 88x31 of a visitor's website: the owner has it fetched, looks at it, and keeps or removes it. */
export function drawButtonBox(door: Door, { entry: { id, name, website }, fields, typed = '' }: Box): Html | string {
  if (website === '') return '';
  const address = door.at(`entries/${id}/button`);
  const button = door.buttons.findButton(id);
  const picture = button
    ? html`<p><img src="${address}/${button.file}" width="${buttonWidth}" height="${buttonHeight}" alt="The button of ${name}"></p>
<p>${button.isKept ? 'Everybody sees it on the message, as a link to their website.' : 'Only you see it, until you keep it.'}</p>
<form method="post" action="${address}">${fields}<input type="hidden" name="file" value="${button.file}">
${button.isKept ? '' : html`<button class="b b--go" name="do" value="keep">Keep it</button>`}<button class="b" name="do" value="remove">Remove it</button></form>`
    : '';
  return html`<section class="box" id="button"><h2>Their button</h2>
${picture}<form method="post" action="${address}">${fields}
<p><label for="address">Your server looks for a picture of ${buttonWidth}x${buttonHeight} on their website. Or write the address of one.</label></p>
<input class="in" id="address" name="address" inputmode="url" maxlength="3000" value="${typed}" autocomplete="off" placeholder="https://…/button.gif">
<p class="soft">The website sees that your server asks, and nothing about your visitors.</p>
<button class="b" name="do" value="fetch">${button ? 'Fetch it again' : 'Fetch their button'}</button></form></section>`;
}
