import { html } from 'hono/html';
import type { Door, DoorContext, Html } from '../door-tools.ts';
import { drawFormToken } from '../frame/form-token.ts';

/** Whether anybody can sign, and whether the owner reads everything first. */
export async function drawBookSettings(c: DoorContext, door: Door): Promise<Html> {
  const isOpen = await door.book.readIsOpen();
  const isFirst = door.book.readApprovesFirst();
  const drawSwitch = (path: string, name: string, value: string, label: string) =>
    html`<form method="post" action="${door.at(path)}">${drawFormToken(c)}<input type="hidden" name="${name}" value="${value}"><button class="b">${label}</button></form>`;
  return html`<section class="box" id="open"><h2>The book is ${isOpen ? 'open' : 'closed'}</h2>
<p class="soft">${isOpen ? 'Anybody can sign.' : 'Nobody can sign. The messages stay on the page.'} ${
    isFirst ? 'Every message waits until you have read it.' : 'What looks like spam waits for you.'
  }</p>
<div class="row">${isOpen ? drawSwitch('book/open', 'open', '0', 'Close it for a while') : drawSwitch('book/open', 'open', '1', 'Open it')}
${isFirst ? drawSwitch('book/first', 'first', '0', 'Let messages show at once') : drawSwitch('book/first', 'first', '1', 'Read every message first')}</div></section>`;
}
