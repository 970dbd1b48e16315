import { contentTypeOf } from '#model/content-types.ts';
import { feedPaths } from '#model/paths.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import { hstsHeader, immutableCacheControl, pageCacheControl, pageHeaders } from '#server/http/security-headers.ts';

type Site = Pick<ServerSettings, 'base' | 'contentSecurityPolicy' | 'documents'> & {
  /** All pages, such as `/projects/proj-1`. */
  pagePaths: readonly string[];
};

/** Read by Netlify and Cloudflare Pages. */
export const headersFile = '_headers';
/** Cloudflare's limit, in characters. */
const maxLineLength = 2000;
/** For every file. The site may frame itself: it shows the resume and YouTube's player in frames. */
const everywhereNames = ['x-content-type-options', 'referrer-policy', 'permissions-policy'];

/**
 * The response headers for static hosts, in the syntax of Netlify and Cloudflare Pages: the same ones that the site's own
 * server sends. Where several rules match an address, hosts join the values of equal headers, which would change a policy's
 * meaning: so no two rules for one address set the same header.
 */
export function writeHeadersFile({ base, pagePaths, ...policies }: Site): string {
  const page = pageHeaders(policies, 'index.html');
  const everywhere = { ...pick(page, everywhereNames), 'x-frame-options': 'SAMEORIGIN', ...hstsHeader };
  const forPages = { ...omit(page, everywhereNames), 'cache-control': pageCacheControl };
  const sections = new Set(pagePaths.map((path) => path.split('/')[1] ?? '').filter((name) => !/^(404)?$/.test(name)));
  const documents = Object.keys(policies.documents).map((name) => ({
    // Some hosts drop the extension.
    addresses: [name, name.replace(/\.html$/, '')],
    headers: { ...omit(pageHeaders(policies, name), everywhereNames), 'cache-control': pageCacheControl },
  }));
  return [
    writeRule(`${base}*`, everywhere),
    writeRule(`${base}assets/*`, { 'cache-control': immutableCacheControl }),
    // Hosts derive the type from the extension and would serve a feed as plain XML or JSON.
    ...feedPaths.map((path) => writeRule(`${base}${path.slice(1)}`, { 'content-type': contentTypeOf(path) })),
    writeRule(base, forPages),
    ...[...sections].flatMap((name) => [
      writeRule(`${base}${name}`, forPages),
      writeRule(`${base}${name}/*`, forPages),
    ]),
    ...documents.flatMap(({ addresses, headers }) =>
      addresses.map((address) => writeRule(`${base}${address}`, headers)),
    ),
  ].join('\n');
}

function writeRule(address: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    const line = `  ${name}: ${value}`;
    if (line.length <= maxLineLength) return line;
    // The rest is in the pages' meta tags.
    return `  ${name}: ${/frame-ancestors [^;]+/.exec(value)?.[0] ?? ''}`;
  });
  return `${[address, ...lines].join('\n')}\n`;
}

const pick = (headers: Record<string, string>, names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
const omit = (headers: Record<string, string>, names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
