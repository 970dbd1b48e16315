import { expect, test } from 'vitest';
import { findHeader } from './page-header.ts';

const headers = { '/': 'home', '/projects': 'projects', '/404': 'lost', '/projects/404': 'no such project' };

test('a page has its own header, with or without a trailing slash', () => {
  expect(findHeader(headers, '/')).toBe('home');
  expect(findHeader(headers, '/projects/')).toBe('projects');
});

test('an unknown address gets the "not found" header of the nearest folder', () => {
  expect(findHeader(headers, '/projects/unknown')).toBe('no such project');
  expect(findHeader(headers, '/nowhere')).toBe('lost');
  expect(findHeader(headers, '/nowhere/at/all')).toBe('lost');
});
