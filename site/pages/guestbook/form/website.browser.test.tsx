import { expect, test } from 'vitest';
import { normaliseWebsite } from '#model/guestbook.ts';

test.each(['x y z', 'https://x y z', 'https://a%20b.example/'])(
  'a browser also stores %j as empty, as no host has a space',
  (typed) => {
    expect(normaliseWebsite(typed)).toBe('');
  },
);

test('a browser stores a website as the server does', () => {
  expect(normaliseWebsite('example.com')).toBe('https://example.com/');
  expect(normaliseWebsite('javascript:alert(1)')).toBe('');
});
