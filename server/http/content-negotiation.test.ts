import { expect, test } from 'vitest';
import { acceptsHtml, rankEncodingsCached } from './content-negotiation.ts';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip, deflate', ['gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0, gzip;q=0', ['identity']],
  ['br ; q=0.9 , gzip ; q=0.1', ['br', 'gzip', 'identity']],
  ['identity, br;q=0.2', ['identity', 'br']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['gzip;q=0, *', ['br', 'identity']],
  ['br, *;q=0', ['br', 'identity']],
  ['', ['identity']],
  [undefined, ['identity']],
  ['br;q=2, gzip;q=often', ['identity']],
  [',,;;,', ['identity']],
])('"Accept-Encoding: %s" ranks the encodings %j', (header, ranked) => {
  expect(rankEncodingsCached(header)).toEqual(ranked);
});

test('a file stays available to a request that forbids every encoding', () => {
  expect(rankEncodingsCached('identity;q=0, *;q=0')).toEqual(['identity']);
});

test('values of the header are cached, up to a limit', () => {
  expect(rankEncodingsCached('br, gzip;q=0.3')).toBe(rankEncodingsCached('br, gzip;q=0.3'));
  for (let i = 0; i < 200; i++) rankEncodingsCached(`gzip, made-up-${i}`);
  expect(rankEncodingsCached('gzip, made-up-199')).not.toBe(rankEncodingsCached('gzip, made-up-199'));
  expect(rankEncodingsCached('gzip, made-up-199')).toEqual(['gzip', 'identity']);
});

test.each([
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ['*/*', true],
  ['text/*', true],
  [undefined, true],
  ['image/avif,image/webp,image/png', false],
  ['application/json', false],
  ['text/html;q=0, */*', false],
])('"Accept: %s" allows a page: %s', (header, isAllowed) => {
  expect(acceptsHtml(header)).toBe(isAllowed);
});
