import { descriptions, headers, pageData, sharePictures, site } from 'virtual:content';
import { type ReactElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import type { PageData } from '#model/page-data.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { keepPageData } from '#site/navigation/page-data.ts';
import { findRoute } from '#site/navigation/routes.ts';
import { App } from './app.tsx';
import { PageHead, SharedHead } from './shared-head.tsx';

/** Every address that becomes a file; one that ends in `/404` stands for unknown addresses below its folder. */
export const pagePaths = Object.keys(descriptions);

export { pageData };

/** For the web manifest: the icons' hashed names exist only in the bundle. */
export const { icons } = site;

export type RenderedPage = {
  head: string;
  body: string;
  /** The module that renders the page, as the routes name it. */
  module: string;
  /** What only this address shows. */
  data: PageData | undefined;
};

/** Throws when a component throws or suspends: a prerendered page is complete. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const data = pageData[path];
  keepPageData(path, data ?? null);
  const html = await renderToHtml(
    <StrictMode>
      <StaticNavigation pathname={path}>
        <App />
      </StaticNavigation>
    </StrictMode>,
  );
  // React puts hoisted elements (the title, preloads of pictures) before the first element of the tree.
  const hoisted = /^(?:<title>.*?<\/title>|<link\b[^>]*>)*/s.exec(html)?.[0] ?? '';
  const head = await renderToHtml(
    <>
      <PageHead
        path={path}
        title={(data?.header ?? headers[path])?.title ?? ''}
        description={descriptions[path] ?? ''}
        sharePicture={sharePictures[path] ?? site.sharePicture}
      />
      <SharedHead />
    </>,
  );
  // A browser finds the pictures themselves as soon: preloading them would only give every icon a high priority.
  const own = hoisted.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');
  return { head: head + own, body: html.slice(hoisted.length), module: findRoute(headers, path).module, data };
}

async function renderToHtml(element: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const { prelude, postponed } = await prerender(element, {
    // Everything in one chunk: a boundary sent later needs an inline script, which the CSP would block.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length) throw new AggregateError(errors, `a page could not be rendered: ${errors.map(String).join('; ')}`);
  if (postponed) throw new Error('a page was not rendered completely');
  return new Response(prelude).text();
}
