import { html } from 'hono/html';
import type { Tally } from '#model/owner-desk.ts';
import { readAddressName } from '#model/visit-scale.ts';
import type { Html } from '../door-tools.ts';

/** A list with a bar for each line, the longest first. Names are text: a host may be one that a robot invented. */
export function drawTallies(title: string, tallies: readonly Tally[], none: string): Html {
  const most = Math.max(1, ...tallies.map(({ visitors }) => visitors));
  const list = html`<ul class="bars">${tallies.map(({ name, visitors }) => {
    const share = Math.max(1, Math.round((visitors / most) * 100));
    return html`<li><span>${readAddressName(name)}</span><svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true"><rect class="plot-bar" width="${share}" height="16"/></svg><span class="n">${visitors.toLocaleString('en')}</span></li>`;
  })}</ul>`;
  return html`<section class="box"><h2>${title}</h2>${tallies.length > 0 ? list : html`<p class="soft">${none}</p>`}</section>`;
}
