import { lists, routes as routeTable } from 'virtual:pages';
import type { ComponentType } from 'react';
import { matchPath } from './address.ts';

export type PageComponent = ComponentType;

export type SiteRoute = {
  path: string;
  /** The module of the page, as the chunk table names it. */
  module: string;
  component: string;
  load: () => Promise<object>;
  /** Each of its addresses has data of its own; see model/page-data.ts. */
  hasData: boolean;
};

const loaders: Record<string, SiteRoute['load']> = {
  ...import.meta.glob<object>(['../pages/*/*-page.tsx', '!../pages/error/*', '!../pages/guestbook/*']),
  // It imports further chunks. Taken as a whole, such a module would need code of its own, on every page.
  '../pages/guestbook/guestbook-page.tsx': () =>
    import('../pages/guestbook/guestbook-page.tsx').then(({ GuestbookPage }) => ({ GuestbookPage })),
};

/** Each page is its own chunk. */
export const routes = routeTable.map(
  ([path, page]): SiteRoute => ({
    path,
    module: `site/pages/${page}-page.tsx`,
    component: `${page.replace(/.*\//, '-')}-page`.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    load: loaders[`../pages/${page}-page.tsx`] as SiteRoute['load'],
    hasData: path.includes(':') || path === lists.updates || path === lists.friends,
  }),
);

type Headers = Record<string, { pageCount?: number | undefined }>;

/**
 * `headers` has an address for each page that the owner did not leave out; `/404` below a folder stands for its ids. That
 * of a list's first page says how many pages the list has.
 */
export function findRoute(headers: Headers, pathname: string): SiteRoute {
  return routes.find(({ path }) => matchPath(path, pathname) && isThere(headers, path, pathname)) as SiteRoute;
}

const furtherPage = '/page/:page';

function isThere(headers: Headers, path: string, pathname: string): boolean {
  if (path.endsWith(furtherPage)) {
    const { pageCount = 0 } = headers[path.slice(0, -furtherPage.length)] ?? {};
    const number = Number(/[1-9]\d*$/.exec(pathname)?.[0]);
    return number > 1 && number <= pageCount && pathname.endsWith(`/${number}`);
  }
  return Boolean(headers[path.replace(/\*|:\w+/, path === '*' ? '/404' : '404')]);
}
