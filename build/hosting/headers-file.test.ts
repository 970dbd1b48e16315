import { expect, test } from 'vitest';
import { writeHeadersFile } from './headers-file.ts';

const contentSecurityPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
const documents = { 'youtube-player.html': "default-src 'none'; frame-ancestors 'self'" };
const pagePaths = ['/', '/aboutme', '/projects', '/projects/proj-1', '/oc-gallery/captain', '/404', '/projects/404'];

/** The headers by address, as a host reads them. */
function parse(text: string) {
  const rules = text.trim().split(/\n(?=\/)/);
  return rules.map((rule): [string, Record<string, string>] => {
    const [address = '', ...lines] = rule.trim().split('\n');
    return [
      address,
      Object.fromEntries(
        lines.map((line) =>
          line
            .trim()
            .split(/: (.*)/s)
            .slice(0, 2),
        ),
      ),
    ];
  });
}
/** The headers of all rules that match an address; a header in several of them is joined, as hosts do. */
function headersFor(text: string, address: string) {
  const headers: Record<string, string> = {};
  for (const [pattern, more] of parse(text)) {
    const matches = pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
    if (!matches) continue;
    for (const [name, value] of Object.entries(more)) {
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}

test.each(['/', '/aboutme', '/aboutme/', '/projects/proj-1', '/projects/404', '/oc-gallery/captain/'])(
  'a static host sends the same headers with %s as the site’s own server',
  (address) => {
    const file = writeHeadersFile({ base: '/', contentSecurityPolicy, documents, pagePaths });
    expect(headersFor(file, address)).toEqual({
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'cache-control': 'no-cache',
    });
  },
);

test('the document of YouTube’s player has only its own policy, with and without its file extension', () => {
  const file = writeHeadersFile({ base: '/attic/', contentSecurityPolicy, documents, pagePaths });
  for (const address of ['/attic/youtube-player.html', '/attic/youtube-player']) {
    expect(headersFor(file, address)['content-security-policy']).toBe(documents['youtube-player.html']);
  }
});

test('the feeds are served with their own content types', () => {
  const file = writeHeadersFile({ base: '/attic/', contentSecurityPolicy, documents, pagePaths });
  expect(headersFor(file, '/attic/feed.xml')['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(headersFor(file, '/attic/feed.json')['content-type']).toBe('application/feed+json; charset=utf-8');
});

test('hashed files are cached for a year, and other sites may show the pictures for them', () => {
  const file = writeHeadersFile({ base: '/', contentSecurityPolicy, documents, pagePaths });
  expect(headersFor(file, '/assets/page-1a2b.js')['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headersFor(file, '/button.gif')).not.toHaveProperty('cross-origin-resource-policy');
  expect(headersFor(file, '/resume.pdf')).not.toHaveProperty('content-security-policy');
});

test('it stays within Cloudflare’s limits: 100 rules, and 2000 characters per line', () => {
  const long = `default-src 'none'; img-src ${'https://friend.example '.repeat(200)}; frame-ancestors 'none'`;
  const paths = Array.from({ length: 500 }, (_, index) => `/projects/proj-${index}`);
  const file = writeHeadersFile({
    base: '/',
    contentSecurityPolicy: long,
    documents,
    pagePaths: [...pagePaths, ...paths],
  });
  expect(parse(file).length).toBeLessThan(100);
  for (const line of file.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  expect(headersFor(file, '/aboutme')['content-security-policy']).toBe("frame-ancestors 'none'");
});
