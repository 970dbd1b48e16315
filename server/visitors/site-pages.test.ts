import { describe, expect, it } from 'vitest';
import { createSite } from '#server/site-fixture.ts';
import { createPageFinder } from './site-pages.ts';

const files = {
  'index.html': 'home',
  '404.html': 'lost',
  'guestbook/index.html': 'guestbook',
  'projects/proj-1/index.html': 'one',
  'oc-gallery/caf\u00E9/index.html': 'caf\u00E9',
  'style.css': 'a{}',
};

describe('a page of the site', () => {
  const findPage = createPageFinder(createSite(files));
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/?utm_campaign=ring', '/'],
    ['/guestbook', '/guestbook'],
    ['/guestbook/', '/guestbook'],
    ['guestbook', '/guestbook'],
    ['//guestbook//', '/guestbook'],
    ['/guestbook?page=2#top', '/guestbook'],
    ['/%67uestbook', '/guestbook'],
    ['/projects/proj-1', '/projects/proj-1'],
    ['/oc-gallery/caf\u00E9', '/oc-gallery/caf%C3%A9'],
    ['/oc-gallery/caf%C3%A9/', '/oc-gallery/caf%C3%A9'],
  ])('%j is counted as %s', (path, page) => {
    expect(findPage(path)).toBe(page);
  });

  it.each(['/nowhere', '/404', '/404.html', '/style.css', '/projects', '/Guestbook', 'TOTAL', '/%zz', '/../', '/%00'])(
    '%j is not a page',
    (path) => {
      expect(findPage(path)).toBeUndefined();
    },
  );
});

it('below a base path a page is counted with the base', () => {
  const findPage = createPageFinder(createSite(files, { base: '/me/' }));
  expect([findPage('/me/'), findPage('/me'), findPage('/me/guestbook')]).toEqual(['/me', '/me', '/me/guestbook']);
  expect([findPage('/'), findPage('/guestbook')]).toEqual([undefined, undefined]);
});
