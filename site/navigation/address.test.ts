import { expect, test } from 'vitest';
import { matchPath, stripBase } from './address.ts';

test('a pattern matches its own path only, with or without a trailing slash', () => {
  expect(matchPath('/', '/')).toBe(true);
  expect(matchPath('/aboutme', '/aboutme')).toBe(true);
  expect(matchPath('/aboutme', '/aboutme/')).toBe(true);
  expect(matchPath('/aboutme', '/about')).toBe(false);
  expect(matchPath('/aboutme', '/aboutme/more')).toBe(false);
  expect(matchPath('*', '/anything/at/all')).toBe(true);
});

test('a parameter in a pattern matches any one segment of the path', () => {
  expect(matchPath('/projects/:projectId', '/projects/proj-1')).toBe(true);
  expect(matchPath('/projects/:projectId', '/projects/%zz')).toBe(true);
  expect(matchPath('/projects/:projectId', '/projects/')).toBe(false);
  expect(matchPath('/projects/:projectId', '/projects/proj-1/more')).toBe(false);
});

test('the base path and a trailing slash are stripped', () => {
  expect(stripBase('/', '/')).toBe('/');
  expect(stripBase('/aboutme/', '/')).toBe('/aboutme');
  expect(stripBase('/bonbon/', '/bonbon/')).toBe('/');
  expect(stripBase('/bonbon/projects/proj-1', '/bonbon/')).toBe('/projects/proj-1');
});
