import { expect, test } from 'vitest';
import { contentTypeOf } from './content-types.ts';

test.each([
  ['aboutme/index.html', 'text/html; charset=utf-8'],
  ['assets/site-1a2b.js', 'text/javascript; charset=utf-8'],
  ['assets/site-1a2b.css', 'text/css; charset=utf-8'],
  ['share.PNG', 'image/png'],
  ['resume.pdf', 'application/pdf'],
  ['assets/song-1a2b.mp3', 'audio/mpeg'],
  ['assets/font-1a2b.woff2', 'font/woff2'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['feed.xml', 'application/atom+xml; charset=utf-8'],
  ['bonbon/feed.json', 'application/feed+json; charset=utf-8'],
  ['my-feed.json', 'application/json; charset=utf-8'],
  ['favicon.ico', 'image/x-icon'],
  ['google123.htm', 'text/html; charset=utf-8'],
  ['.well-known/atproto-did', 'text/plain; charset=utf-8'],
  ['.well-known/app.zip', 'application/zip'],
  ['CNAME', 'application/octet-stream'],
  ['a.b/c', 'application/octet-stream'],
  ['odd.constructor', 'application/octet-stream'],
])('%s is %s', (path, contentType) => {
  expect(contentTypeOf(path)).toBe(contentType);
});
