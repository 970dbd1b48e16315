import { headers, siteHead } from 'virtual:content';
import { StrictMode } from 'react';
import type { PageData } from '#model/page-data.ts';
import type { PublicFile } from '#model/picture.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { keepPageData } from '#site/navigation/page-data.ts';
import { findRoute } from '#site/navigation/routes.ts';
import { App } from './app.tsx';
import { findHoisted, renderToHtml } from './render-to-html.ts';
import { PageHead, SharedHead } from './shared-head.tsx';

/** For the web manifest: the icons' hashed names exist only in the bundle. */
export const { icons } = siteHead;

/** What belongs to one address. It is no part of the bundle, which is the same for all of them. */
export type AddressContent = {
  data: PageData | undefined;
  description: string | undefined;
  sharePicture: PublicFile | undefined;
};

export type RenderedPage = {
  head: string;
  body: string;
  /** The module that renders the page, as the routes name it. */
  module: string;
  /** What only this address shows. */
  data: PageData | undefined;
};

/** Throws when a component throws or suspends: a prerendered page is complete. */
export async function renderPage(
  path: string,
  { data, description = '', sharePicture = siteHead.sharePicture }: AddressContent,
): Promise<RenderedPage> {
  keepPageData(path, data ?? null);
  const html = await renderToHtml(
    <StrictMode>
      <StaticNavigation pathname={path}>
        <App />
      </StaticNavigation>
    </StrictMode>,
  );
  const hoisted = findHoisted(html);
  const head = await renderToHtml(
    <>
      <PageHead
        path={path}
        title={(data?.header ?? headers[path])?.title ?? ''}
        description={description}
        sharePicture={sharePicture}
      />
      <SharedHead />
    </>,
  );
  // A browser finds the pictures themselves as soon: preloading them would only give every icon a high priority.
  const own = hoisted.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');
  return { head: head + own, body: html.slice(hoisted.length), module: findRoute(headers, path).module, data };
}
