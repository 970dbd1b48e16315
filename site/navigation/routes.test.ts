import { expect, test } from 'vitest';
import { findRoute, routes } from './routes.ts';

test('the route table has every route of the specification, and one for all other addresses', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/',
    '/aboutme',
    '/interests',
    '/resume',
    '/projects',
    '/projects/:projectId',
    '/guestbook',
    '/connect',
    '/buttons',
    '/oc-gallery',
    '/oc-gallery/:characterId',
    '*',
  ]);
});

test('each route has its own module', () => {
  const loaders = routes.map(({ load }) => load);
  expect(loaders).not.toContain(undefined);
  expect(new Set(loaders).size).toBe(routes.length);
});

const headers = { '/projects': 1, '/projects/404': 1, '/oc-gallery/404': 1, '/404': 1 };

test('an address finds its route', () => {
  expect(findRoute(headers, '/projects/proj-1').component).toBe('ProjectPage');
  expect(findRoute(headers, '/oc-gallery/thistle').component).toBe('CharacterPage');
  expect(findRoute(headers, '/nowhere').component).toBe('NotFoundPage');
});

test('an address below a page that the owner left out is unknown, like the page itself', () => {
  expect(findRoute({ '/404': 1 }, '/projects').component).toBe('NotFoundPage');
  expect(findRoute({ '/404': 1 }, '/projects/proj-1').component).toBe('NotFoundPage');
});
