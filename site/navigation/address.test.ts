import { expect, test } from 'vitest';
import { matchPath, stripBase } from './address.ts';

test('a pattern matches its own path only, with or without a trailing slash', () => {
  expect(matchPath('/', '/')).toEqual({});
  expect(matchPath('/aboutme', '/aboutme')).toEqual({});
  expect(matchPath('/aboutme', '/aboutme/')).toEqual({});
  expect(matchPath('/aboutme', '/about')).toBeUndefined();
  expect(matchPath('/aboutme', '/aboutme/more')).toBeUndefined();
  expect(matchPath('*', '/anything/at/all')).toEqual({});
});

test('a parameter in a pattern matches one segment of the path, decoded', () => {
  expect(matchPath('/projects/:projectId', '/projects/proj-1')).toEqual({ projectId: 'proj-1' });
  expect(matchPath('/projects/:projectId', '/projects/a%20b')).toEqual({ projectId: 'a b' });
  expect(matchPath('/projects/:projectId', '/projects/')).toBeUndefined();
});

test('a malformed escape is left as it is', () => {
  expect(matchPath('/projects/:projectId', '/projects/%zz')).toEqual({ projectId: '%zz' });
});

test('the base path and a trailing slash are stripped', () => {
  expect(stripBase('/', '/')).toBe('/');
  expect(stripBase('/aboutme/', '/')).toBe('/aboutme');
  expect(stripBase('/bonbon/', '/bonbon/')).toBe('/');
  expect(stripBase('/bonbon/projects/proj-1', '/bonbon/')).toBe('/projects/proj-1');
});
