import { expect, test } from 'vitest';
import { fileHeaders, pageHeaders } from './security-headers.ts';

test('a page has the policy of the build and may not be framed', () => {
  const policy = "default-src 'none'; script-src 'self'";
  expect(pageHeaders({ contentSecurityPolicy: policy, documents: {} }, 'index.html')['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  );
});

test("a policy's frame-ancestors is kept", () => {
  const policy = "default-src 'none'; frame-ancestors 'self'";
  expect(pageHeaders({ contentSecurityPolicy: policy, documents: {} }, 'index.html')['content-security-policy']).toBe(
    policy,
  );
});

test('a document with its own policy has that policy and the other headers of a page', () => {
  const own = "default-src 'none'; script-src https://video.example; frame-ancestors 'self'";
  const settings = { contentSecurityPolicy: "default-src 'none'", documents: { 'player.html': own } };
  expect(pageHeaders(settings, 'player.html')).toEqual({
    ...pageHeaders(settings, 'index.html'),
    'content-security-policy': own,
  });
  for (const path of ['index.html', 'aboutme/player.html', 'constructor']) {
    expect(pageHeaders(settings, path)['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

test('a page denies the features it does not use and isolates its browsing context group', () => {
  expect(pageHeaders({ contentSecurityPolicy: '', documents: {} }, 'index.html')).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=(), display-capture=(), geolocation=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "frame-ancestors 'none'",
  });
});

test('the site may frame the PDF, which has no other policy because that would break the viewer', () => {
  expect(fileHeaders('resume.pdf', 'application/pdf')).toEqual({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'self'",
  });
});

test('other sites may embed pictures without a hash in their name, and nothing else', () => {
  const policyOf = (path: string, contentType: string) =>
    fileHeaders(path, contentType)['cross-origin-resource-policy'];
  expect(policyOf('bonbon.png', 'image/png')).toBe('cross-origin');
  expect(policyOf('share/home.png', 'image/png')).toBe('cross-origin');
  expect(policyOf('buttons/owl.gif', 'image/gif')).toBe('cross-origin');
  expect(policyOf('assets/art-1a2b.png', 'image/png')).toBe('same-origin');
  expect(policyOf('assets/site-1a2b.js', 'text/javascript; charset=utf-8')).toBe('same-origin');
  expect(policyOf('site.webmanifest', 'application/manifest+json; charset=utf-8')).toBe('same-origin');
});

test('an SVG runs no scripts when it is opened as a document', () => {
  const policy = fileHeaders('favicon.svg', 'image/svg+xml; charset=utf-8')['content-security-policy'];
  expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
});
