import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { findRoute } from './routes.tsx';

/** The HTML of one page: what belongs into the head, what belongs into the body, and which module draws the page. */
export type RenderedPage = { head: string; body: string; module: string };

/** Throws when a component throws or when something would arrive late: a prerendered page is whole. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const errors: unknown[] = [];
  const base = import.meta.env.BASE_URL;
  const { prelude, postponed } = await prerender(
    <StrictMode>
      <StaticRouter basename={base} location={base.replace(/\/$/, '') + path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // One size: no boundary is sent late, so React adds no inline script, which the CSP would block.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length) throw new AggregateError(errors, `${path} could not be rendered`);
  if (postponed) throw new Error(`${path} was not rendered to its end`);
  const html = await new Response(prelude).text();
  // React puts what it hoists (title, meta, link) before the first element of the tree.
  const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length), module: findRoute(path).module };
}
