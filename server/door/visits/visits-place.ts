import { html } from 'hono/html';
import { type DeskVisits, type Span, spans } from '#model/owner-desk.ts';
import { answerInside } from '../answers.ts';
import type { Door, Html, Place } from '../door-tools.ts';
import { writePage } from '../frame/frame.ts';
import { readVisits } from './read-visits.ts';
import { drawTallies } from './tallies.ts';
import { drawPlot, plotSizes } from './visits-plot.ts';

const names: Record<Span, string> = { day: 'Day', week: 'Week', month: 'Month' };

export const visitsPlace: Place = {
  path: 'visits',
  label: 'Visits',
  icon: 'chart',
  addRoutes(routes, door) {
    routes.get('/visits', (c) => {
      const span = spans.find((one) => one === c.req.query('by')) ?? 'day';
      return answerInside(writePage(c, door, { place: visitsPlace, main: drawVisits(door, span) }));
    });
  },
};

const title = html`<div class="h"><h2>Visits</h2><span class="soft hide-phone">Only counts. Nothing here says who anybody was.</span></div>`;

function drawVisits(door: Door, span: Span): Html {
  const { visits } = door.records;
  if (!visits) {
    return html`${title}<section class="box empty"><h2>Nobody counts here</h2><p>With <code>counter: built-in</code> in <code>content/site.yaml</code> this server counts the visits, and you find them here.</p></section>`;
  }
  const { bars, sums, pages, hosts, songs } = readVisits(visits, span, door.now());
  const plotted = { values: bars.map(({ visitors }) => visitors), labels: bars.map(({ label }) => label) };
  return html`${title}
${drawSums(sums)}
<section class="box"><div class="row row--ends"><h2>By ${span}</h2><nav class="seg" aria-label="A bar is">${spans.map(
    (one) =>
      html`<a class="b seg__part" href="${door.at('visits')}?by=${one}"${one === span ? html` aria-current="true"` : ''}>${names[one]}</a>`,
  )}</nav></div>
${plotSizes.map((size) => drawPlot(size, span, plotted))}
<details><summary class="soft">The same as a table</summary>${drawTable(span, bars)}</details></section>
<div class="cols2">${drawTallies('Pages', pages, 'Nobody has been here yet.')}${drawTallies('From where', hosts, 'Nobody came by a link yet, or their browsers did not say.')}</div>
${drawTallies('Songs played', songs, 'Nobody has heard ten seconds of a song yet.')}
<p class="soft">Pages, links and songs are those of the ${bars.length} ${span}s above. A visitor counts once a day for each.</p>`;
}

/** Today, the last seven days, and the last thirty. */
function drawSums(sums: DeskVisits['sums']): Html {
  const names = ['Today', '7 days', '30 days'];
  return html`<dl class="sum">${sums.map(
    (sum, index) => html`<div><dt>${names[index]}</dt><dd>${sum.toLocaleString('en')}</dd></div>`,
  )}</dl>`;
}

function drawTable(span: Span, bars: DeskVisits['bars']): Html {
  return html`<table><thead><tr><th scope="col">${names[span]}</th><th scope="col">Visits</th></tr></thead><tbody>${bars
    .toReversed()
    .map(
      ({ label, visitors }) => html`<tr><td>${label}</td><td>${visitors.toLocaleString('en')}</td></tr>`,
    )}</tbody></table>`;
}
