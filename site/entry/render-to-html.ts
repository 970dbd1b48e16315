import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** Rejects when a component throws or suspends forever: what is rendered is complete. */
export async function renderToHtml(element: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude, postponed } = await prerenderToNodeStream(element, {
    // Everything in one chunk: a boundary sent later needs an inline script, which the CSP would block.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length) throw new AggregateError(errors, `a page could not be rendered: ${errors.map(String).join('; ')}`);
  if (postponed) throw new Error('a page was not rendered completely');
  // Web streams, and the library behind Response, take a tenth of the time of a page.
  prelude.setEncoding('utf8');
  let html = '';
  for await (const part of prelude) html += part;
  return html;
}

/** React puts hoisted elements (the title, preloads of pictures) before the first element of the tree. */
export const findHoisted = (html: string): string => /^(?:<title>.*?<\/title>|<link\b[^>]*>)*/s.exec(html)?.[0] ?? '';
