import { expect, test } from 'vitest';
import { staticPaths } from '#model/paths.ts';
import { findRoute, routes } from './routes.ts';

test('the route table holds every route of the specification, and one for the rest', () => {
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

test('links in the content are checked against the same addresses', () => {
  expect(routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path))).toEqual([...staticPaths]);
});

test('an address finds its route', () => {
  expect(findRoute('/projects/proj-1').component).toBe('ProjectPage');
  expect(findRoute('/oc-gallery/thistle').component).toBe('CharacterPage');
  expect(findRoute('/nowhere').component).toBe('NotFoundPage');
});
