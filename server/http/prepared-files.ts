import { createHash } from 'node:crypto';
import { contentTypeOf } from '#model/content-types.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import type { Bytes, SiteFile } from '#server/builds/site-files.ts';
import type { Encoding } from '#server/http/content-negotiation.ts';
import {
  type AnswerHeaders,
  fileHeaders,
  pageCacheControl,
  pageHeaders,
  unchangingCacheControl,
} from '#server/http/security-headers.ts';
import { encodePath } from '#server/http/url-path.ts';

type Answer = { status: number; headers: AnswerHeaders };
/** One form of a file, with everything about its answers that does not depend on the request. */
export type PreparedForm = { etag: string; body: Bytes; found: Answer; unchanged: Answer };
export type MemoryFile = {
  kind: 'memory';
  forms: { identity: PreparedForm; gzip?: PreparedForm | undefined; br?: PreparedForm | undefined };
  /** Whether a part of it can be asked for: only where it has no compressed forms. */
  hasParts: boolean;
};
export type DiskFile = { kind: 'disk'; diskPath: string; headers: AnswerHeaders };
export type PreparedFile = MemoryFile | DiskFile;

/** The site as a table of addresses, the base included. */
export type PreparedSite = {
  /** As in the settings: starts and ends with a slash. */
  base: string;
  files: Map<string, PreparedFile>;
  /** Other spellings of a page's address, and where they lead. */
  redirects: Map<string, string>;
  /** What is shown for addresses that lead nowhere, by the folder it stands for; both ends of it are slashes. */
  notFoundPages: Map<string, MemoryFile>;
};

/** Works out every answer the files can give, so that a request only has to pick one. */
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

  const { identity, gzip, br } = file.forms;
  const hasParts = !gzip && !br;
  const common: AnswerHeaders = {
    ...headers,
    ...(hasParts && { 'accept-ranges': 'bytes' }),
    ...((gzip || br) && { vary: 'Accept-Encoding' }),
  };
  const prepare = (encoding: Encoding, body: Bytes): PreparedForm => {
    const form = prepareForm(encoding, body, common);
    // Nobody asks again for what never changes, unless it is for another part of it.
    if (hasParts || headers['cache-control'] !== unchangingCacheControl) return form;
    const { etag: _, ...found } = form.found.headers;
    return { ...form, found: { ...form.found, headers: found } };
  };
  return {
    kind: 'memory',
    hasParts,
    forms: {
      identity: prepare('identity', identity),
      ...(gzip && { gzip: prepare('gzip', gzip) }),
      ...(br && { br: prepare('br', br) }),
    },
  };
}

/** All of a form that does not depend on the request; `headers` have a content type. */
export function prepareForm(
  encoding: Encoding,
  body: Bytes,
  { 'content-type': contentType = '', ...rest }: AnswerHeaders,
): PreparedForm {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    // First, because the adapter looks for it in every answer and stops where it finds it.
    'content-length': String(body.length),
    'content-type': contentType,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...rest,
    etag,
  };
  return {
    etag,
    body,
    found: { status: 200, headers },
    unchanged: { status: 304, headers: { ...rest, etag } },
  };
}

function cacheControlOf(path: string, isPage: boolean): string {
  if (isPage) return pageCacheControl;
  return path.startsWith('assets/') ? unchangingCacheControl : 'public, max-age=3600';
}
