import { html } from 'hono/html';
import type { Span } from '#model/owner-desk.ts';
import { findScale, shortenCount } from '#model/visit-scale.ts';
import type { Html } from '../door-tools.ts';

/** The sizes at which the plot is drawn, one pixel to one: for wide screens, tablets and phones. */
export const plotSizes = [
  { className: 'not-narrow', width: 890, count: 30, first: 48, step: 28, bar: 20 },
  { className: 'only-tab', width: 672, count: 22, first: 48, step: 28, bar: 20 },
  { className: 'only-phone', width: 326, count: 14, first: 46, step: 20, bar: 14 },
] as const;
export type PlotSize = (typeof plotSizes)[number];

const height = 236;
const base = 196;
const fullHeight = 180;

/** Bars with a scale of three lines; the last one, which is now, in another colour. */
export function drawPlot(
  size: PlotSize,
  span: Span,
  { values, labels }: { values: readonly number[]; labels: readonly string[] },
): Html {
  const [shown, names] = [values.slice(-size.count), labels.slice(-size.count)];
  const scale = findScale(Math.max(...shown));
  const lines = [0, scale / 2, scale].map((value) => ({ value, y: base - (value / scale) * fullHeight }));
  return html`<div class="${size.className}"><svg class="plot" width="${size.width}" height="${height}" viewBox="0 0 ${size.width} ${height}" role="img" aria-label="Visits by ${span}" shape-rendering="crispEdges">${lines.map(
    ({ value, y }) =>
      html`<rect class="${value === 0 ? 'plot-base' : 'plot-line'}" x="44" y="${y}" width="${size.width - 44}" height="2"/><text x="0" y="${y + 6}">${shortenCount(value)}</text>`,
  )}${shown.map((value, index) => drawBar(size, index, shown.length, (value / scale) * fullHeight))}<text x="${size.first}" y="226">${names[0]}</text><text x="${size.width}" y="226" text-anchor="end">${names.at(-1)}</text></svg></div>`;
}

function drawBar({ first, step, bar }: PlotSize, index: number, count: number, exact: number): Html {
  // A single visit is seen, too.
  const tall = exact === 0 ? 0 : Math.max(2, Math.round(exact / 2) * 2);
  const [x, y] = [first + index * step, base - tall];
  const kind = index === count - 1 ? 'plot-now' : 'plot-bar';
  return html`<rect class="${kind}" x="${x}" y="${y}" width="${bar}" height="${tall}"/><rect class="plot-base" x="${x}" y="${y}" width="${bar}" height="${Math.min(4, tall)}"/>`;
}
