import { routes as routeTable } from 'virtual:pages';
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

const loaders = import.meta.glob(['../pages/*/*-page.tsx', '!../pages/error/*']);

/** Each page is its own chunk. */
export const routes = routeTable.map(
  ([path, page]): SiteRoute => ({
    path,
    module: `site/pages/${page}-page.tsx`,
    component: `${page.replace(/.*\//, '-')}-page`.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    load: loaders[`../pages/${page}-page.tsx`] as SiteRoute['load'],
    hasData: path.includes(':'),
  }),
);

/** `headers` has an address for each page that the owner did not leave out; `/404` below a folder stands for its ids. */
export function findRoute(headers: Record<string, unknown>, pathname: string): SiteRoute {
  return routes.find(
    ({ path }) => matchPath(path, pathname) && headers[path.replace(/\*|:\w+/, path === '*' ? '/404' : '404')],
  ) as SiteRoute;
}
