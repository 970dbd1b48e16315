import type { Answer } from './proxy-fixture.ts';

/** What `host` answers to a visitor of another site, who comes by http and then by https. */
export type Looked = { host: string; plain: Answer; page: Answer };

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const sixMonthsSeconds = 15_768_000;

/**
 * What MDN's HTTP Observatory asks of a site, each with the best answer that it has a score for, but HSTS preloading, which is
 * the owner's to ask for. https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
const rules: Record<string, (looked: Looked) => boolean> = {
  'Content Security Policy': ({ page }) => {
    const policy = readPolicy(page);
    const isKept = (directive: string) =>
      !/'unsafe-|\b(data|https?|blob):(?!\/\/)|(^| )\*( |$)/.test(policy(directive));
    return (
      policy('default-src') === "'none'" &&
      ['script-src', 'style-src', 'img-src', 'media-src', 'connect-src', 'frame-src', 'font-src'].every(isKept) &&
      !/http:/.test(read(page, 'content-security-policy')) &&
      ["'none'", "'self'"].includes(policy('form-action')) &&
      ["'none'", "'self'"].includes(policy('base-uri'))
    );
  },
  Cookies: ({ page, plain }) => [page, plain].every(({ headers }) => headers['set-cookie'] === undefined),
  'Cross Origin Resource Sharing': ({ page }) => page.headers['access-control-allow-origin'] === undefined,
  Redirection: ({ host, plain }) => {
    const { protocol, hostname } = new URL(read(plain, 'location') || 'http://none/');
    return [301, 302, 303, 307, 308].includes(plain.status) && protocol === 'https:' && hostname === host;
  },
  'Referrer Policy': ({ page }) => privateReferrers.includes(read(page, 'referrer-policy')),
  'Strict Transport Security': ({ page }) =>
    Number(/^max-age=(\d+)/.exec(read(page, 'strict-transport-security'))?.[1] ?? 0) >= sixMonthsSeconds,
  // Scripts of the site's own origin need no integrity.
  'Subresource Integrity': ({ page }) => !/<script[^>]*\ssrc="?(https?:)?\/\//i.test(page.body.toString('utf8')),
  'X-Content-Type-Options': ({ page }) => read(page, 'x-content-type-options') === 'nosniff',
  'X-Frame-Options': ({ page }) => ["'none'", "'self'"].includes(readPolicy(page)('frame-ancestors')),
  'Cross Origin Resource Policy': ({ page }) =>
    ['same-origin', 'same-site'].includes(read(page, 'cross-origin-resource-policy')),
};

/** Names of the rules that the answers break. */
export const findBroken = (looked: Looked): string[] =>
  Object.entries(rules).flatMap(([name, isKept]) => (isKept(looked) ? [] : [name]));

const read = ({ headers }: Answer, name: string) => String(headers[name] ?? '');

function readPolicy(page: Answer): (directive: string) => string {
  const directives = read(page, 'content-security-policy')
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .map(([name = '', ...sources]) => [name, sources.join(' ')] as const);
  return (directive) => new Map(directives).get(directive) ?? '';
}
