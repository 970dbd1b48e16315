import { contentTypeOf } from '#model/content-types.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import type { Bytes, SiteFile } from '#server/builds/site-files.ts';
import { type Encoding, rankEncodingsCached } from '#server/http/content-negotiation.ts';
import {
  type AnswerHeaders,
  fileHeaders,
  immutableCacheControl,
  pageCacheControl,
  pageHeaders,
} from '#server/http/security-headers.ts';
import { encodePath } from '#server/http/url-path.ts';
import { type PreparedVariant, prepareVariant } from './prepared-variant.ts';

export type MemoryFile = {
  kind: 'memory';
  variants: { identity: PreparedVariant; gzip?: PreparedVariant | undefined; br?: PreparedVariant | undefined };
  /** Only if it has no compressed variants. */
  acceptsRanges: boolean;
};
export type DiskFile = { kind: 'disk'; diskPath: string; headers: AnswerHeaders };
export type PreparedFile = MemoryFile | DiskFile;

/** The site as tables by path, including the base. */
export type PreparedSite = {
  /** As in the settings: starts and ends with a slash. */
  base: string;
  files: Map<string, PreparedFile>;
  /** Other addresses of a page, and the path they redirect to. */
  redirects: Map<string, string>;
  /** The 404 pages by the folder they are for, which starts and ends with a slash. */
  notFoundPages: Map<string, MemoryFile>;
};

/** Precomputes every possible response for the files, so that a request only has to pick one. */
export function prepareSite(siteFiles: SiteFile[], settings: ServerSettings): PreparedSite {
  const site: PreparedSite = { base: settings.base, files: new Map(), redirects: new Map(), notFoundPages: new Map() };
  const ownPages = new Set(settings.ownPages);
  for (const file of siteFiles) {
    const prepared = prepareFile(file, settings);
    const address = settings.base + encodePath(file.path);
    if (/(^|\/)404\.html$/.test(file.path)) {
      const folder = address.slice(0, -'404.html'.length);
      if (prepared.kind === 'memory') site.notFoundPages.set(folder, prepared);
    } else if (/(^|\/)index\.html$/.test(file.path)) {
      const folder = address.slice(0, -'index.html'.length);
      const bare = folder.slice(0, -1);
      const keepsSlash = folder === settings.base || ownPages.has(file.path.slice(0, -'index.html'.length));
      const [page, other] = keepsSlash ? [folder, bare] : [bare, folder];
      site.files.set(page, prepared);
      site.redirects.set(address, page);
      if (folder !== settings.base) site.redirects.set(other, page);
    } else {
      site.files.set(address, prepared);
    }
  }
  return site;
}

function prepareFile(file: SiteFile, settings: ServerSettings): PreparedFile {
  const contentType = contentTypeOf(file.path);
  const isPage = contentType.startsWith('text/html');
  const headers: AnswerHeaders = {
    'content-type': contentType,
    'cache-control': cacheControlOf(file.path, isPage),
    ...(isPage ? pageHeaders(settings, file.path) : fileHeaders(file.path, contentType)),
  };
  if ('diskPath' in file) return { kind: 'disk', diskPath: file.diskPath, headers };

  const { identity, gzip, br } = file.variants;
  // Nobody asks for a part of a picture or a font: those without the headers for it are 50 bytes less, on 15 files of a first visit.
  const acceptsRanges = !gzip && !br && !/^(image|font)\//.test(contentType);
  const common: AnswerHeaders = {
    ...headers,
    ...(acceptsRanges && { 'accept-ranges': 'bytes' }),
    ...((gzip || br) && { vary: 'Accept-Encoding' }),
  };
  const prepare = (encoding: Encoding, body: Bytes): PreparedVariant => {
    const variant = prepareVariant(encoding, body, common);
    // Immutable files are never revalidated, and only ranges of them need an entity tag.
    if (acceptsRanges || headers['cache-control'] !== immutableCacheControl) return variant;
    const { etag: _, ...untagged } = variant.ok.headers;
    return { ...variant, ok: { ...variant.ok, headers: untagged } };
  };
  return {
    kind: 'memory',
    acceptsRanges,
    variants: {
      identity: prepare('identity', identity),
      ...(gzip && { gzip: prepare('gzip', gzip) }),
      ...(br && { br: prepare('br', br) }),
    },
  };
}

/** The variant of a file that an `Accept-Encoding` header prefers. */
export function chooseVariant(file: MemoryFile, acceptEncoding: string | undefined): PreparedVariant {
  for (const encoding of rankEncodingsCached(acceptEncoding)) {
    const variant = file.variants[encoding];
    if (variant) return variant;
  }
  return file.variants.identity;
}

function cacheControlOf(path: string, isPage: boolean): string {
  if (isPage) return pageCacheControl;
  return path.startsWith('assets/') ? immutableCacheControl : 'public, max-age=3600';
}
