import { html } from 'hono/html';
import { answerInside } from '../answers.ts';
import type { Door, Html, Place } from '../door-tools.ts';
import { writePage } from '../frame/frame.ts';
import { type Bar, listBars, type Span, spans, sumBars } from './spans.ts';
import { drawTallies } from './tallies.ts';
import { drawPlot, plotSizes } from './visits-plot.ts';

const names: Record<Span, string> = { day: 'Day', week: 'Week', month: 'Month' };
const maxLines = 20;

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
  const nowMs = door.now();
  const bars = listBars(span, plotSizes[0].count, nowMs);
  const between = rangeOf(bars);
  const plotted = { values: sumBars(bars, visits.readDays(between)), labels: bars.map(({ label }) => label) };
  return html`${title}
${drawSums(door, nowMs)}
<section class="box"><div class="row row--ends"><h2>By ${span}</h2><nav class="seg" aria-label="A bar is">${spans.map(
    (one) =>
      html`<a class="b seg__part" href="${door.at('visits')}?by=${one}"${one === span ? html` aria-current="true"` : ''}>${names[one]}</a>`,
  )}</nav></div>
${plotSizes.map((size) => drawPlot(size, span, plotted))}
<details><summary class="soft">The same as a table</summary>${drawTable(span, bars, plotted.values)}</details></section>
<div class="cols2">${drawTallies('Pages', visits.listPages(between, maxLines), 'Nobody has been here yet.')}${drawTallies('From where', visits.listHosts(between, maxLines), 'Nobody came by a link yet, or their browsers did not say.')}</div>
${drawTallies('Songs played', visits.listSongs(between, maxLines), 'Nobody has heard ten seconds of a song yet.')}
<p class="soft">Pages, links and songs are those of the ${bars.length} ${span}s above. A visitor counts once a day for each.</p>`;
}

function rangeOf(bars: readonly Bar[]) {
  return { firstDay: bars[0]?.firstDay ?? '', lastDay: bars.at(-1)?.lastDay ?? '' };
}

/** Today, the last seven days, and the last thirty. */
function drawSums({ records }: Door, nowMs: number): Html {
  const bars = listBars('day', 30, nowMs);
  const values = sumBars(bars, records.visits?.readDays(rangeOf(bars)) ?? new Map());
  const sumOf = (count: number) => values.slice(-count).reduce((sum, value) => sum + value, 0);
  const parts = [
    ['Today', 1],
    ['7 days', 7],
    ['30 days', 30],
  ] as const;
  return html`<dl class="sum">${parts.map(
    ([name, count]) => html`<div><dt>${name}</dt><dd>${sumOf(count).toLocaleString('en')}</dd></div>`,
  )}</dl>`;
}

function drawTable(span: Span, bars: readonly Bar[], values: readonly number[]): Html {
  const rows = bars.map(({ label }, index) => ({ label, value: values[index] ?? 0 })).reverse();
  return html`<table><thead><tr><th scope="col">${names[span]}</th><th scope="col">Visits</th></tr></thead><tbody>${rows.map(
    ({ label, value }) => html`<tr><td>${label}</td><td>${value.toLocaleString('en')}</td></tr>`,
  )}</tbody></table>`;
}
