import { expect, test } from 'vitest';
import { findRoute, routes } from './routes.ts';

test('the route table has every route of the specification, those of long lists, and one for all other addresses', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/',
    '/aboutme',
    '/interests',
    '/resume',
    '/projects',
    '/projects/page/:page',
    '/projects/:projectId',
    '/guestbook',
    '/connect',
    '/buttons',
    '/oc-gallery',
    '/oc-gallery/page/:page',
    '/oc-gallery/:characterId',
    '/updates',
    '/updates/page/:page',
    '/friends',
    '/friends/page/:page',
    '*',
  ]);
});

test('each kind of page has its own module, which the pages of a list share', () => {
  const loaders = routes.map(({ load }) => load);
  expect(loaders).not.toContain(undefined);
  expect(new Set(loaders).size).toBe(routes.filter(({ path }) => !path.includes('/page/')).length);
});

const headers = {
  '/projects': {},
  '/projects/404': {},
  '/oc-gallery': { pageCount: 21 },
  '/oc-gallery/404': {},
  '/updates': {},
  '/404': {},
};

test('an address finds its route', () => {
  expect(findRoute(headers, '/projects/proj-1').component).toBe('ProjectPage');
  expect(findRoute(headers, '/oc-gallery/thistle').component).toBe('CharacterPage');
  expect(findRoute(headers, '/nowhere').component).toBe('NotFoundPage');
});

test('an address below a page that the owner left out is unknown, like the page itself', () => {
  expect(findRoute({ '/404': {} }, '/projects').component).toBe('NotFoundPage');
  expect(findRoute({ '/404': {} }, '/projects/proj-1').component).toBe('NotFoundPage');
});

test('a list has as many pages as the header of its first one says', () => {
  const findComponent = (pathname: string) => findRoute(headers, pathname).component;
  expect(['/oc-gallery/page/2', '/oc-gallery/page/21'].map(findComponent)).toEqual(['OcGalleryPage', 'OcGalleryPage']);
  const unknown = ['/oc-gallery/page/22', '/oc-gallery/page/0', '/oc-gallery/page/1', '/oc-gallery/page/02'];
  for (const pathname of [...unknown, '/oc-gallery/page/x', '/oc-gallery/page/-2', '/projects/page/2']) {
    expect(findComponent(pathname)).toBe('NotFoundPage');
  }
});

test('updates and friends have pages only if Home cannot show all of them', () => {
  expect(findRoute(headers, '/updates').component).toBe('UpdatesPage');
  expect(findRoute(headers, '/updates/page/2').component).toBe('NotFoundPage');
  expect(findRoute(headers, '/friends').component).toBe('NotFoundPage');
});

test('a page of a list has data of its own, unless its chunk has it', () => {
  const withoutData = routes.filter(({ hasData }) => !hasData).map(({ path }) => path);
  expect(withoutData).toContain('/oc-gallery');
  expect(withoutData).not.toContain('/oc-gallery/page/:page');
  expect(withoutData).not.toContain('/updates');
});
