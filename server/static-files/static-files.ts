import type { Context } from 'hono';
import { answerError } from '#server/http/answer-errors.ts';
import { parseByteRange } from '#server/http/byte-range.ts';
import { acceptsHtml } from '#server/http/content-negotiation.ts';
import { chooseVariant, type MemoryFile, type PreparedFile, type PreparedSite } from '#server/http/prepared-files.ts';
import type { PreparedVariant } from '#server/http/prepared-variant.ts';
import { allowsRange, isUnchanged } from '#server/http/revalidation.ts';
import { isDecodable, lengthOf, maxAddressLength, normalisePath, queryOf } from '#server/http/url-path.ts';
import { answerLargeFile } from './large-files.ts';

/**
 * Returns a handler that answers GET and HEAD with the files of the site. Paths are only ever looked up in a table, so no
 * path traversal reaches another file.
 */
export function serveStaticFiles({ base, files, redirects, notFoundPages }: PreparedSite) {
  return (c: Context): Response | Promise<Response> => {
    if (lengthOf(c.req.url) > maxAddressLength) return answerError('address-too-long');
    const file = files.get(c.req.path);
    return file ? answerFile(file, c) : answerOtherAddress(c);
  };

  function answerOtherAddress(c: Context): Response | Promise<Response> {
    // The adapter resolves `..` before Hono sees the URL; Node's request has it as it was sent.
    const target: string | undefined = c.env?.incoming?.url;
    const path = normalisePath(c.req.path);
    if (path === undefined || (target && normalisePath(target.split('?')[0] ?? '') === undefined)) {
      return answerMalformedAddress(c);
    }
    const file = files.get(path);
    if (file) return answerFile(file, c);
    const page = redirects.get(path);
    if (page !== undefined) return redirect(page, 308, c);
    // Temporary: the owner may move the site or put something else at the root.
    if (path === '/' || `${path}/` === base) return redirect(base, 307, c);
    return answerNotFound(path, c);
  }

  /** A link truncated within an encoded character gets the 404 page. Browsers send no other malformed address. */
  function answerMalformedAddress(c: Context): Response {
    const isTruncated = !isDecodable(c.req.path) && c.req.header('accept')?.includes('text/html');
    return isTruncated ? answerNotFound(c.req.path, c) : answerError('malformed-address');
  }

  function answerNotFound(path: string, c: Context): Response {
    const isAsset = path.startsWith(`${base}assets/`) || (/\.[^/.]+$/.test(path) && !path.endsWith('/404.html'));
    const notFoundPage = isAsset ? undefined : findNotFoundPage(path);
    if (!notFoundPage || !acceptsHtml(c.req.header('accept'))) return answerError('not-found');
    const { body, ok } = chooseVariant(notFoundPage, c.req.header('accept-encoding'));
    return new Response(body, { status: 404, headers: ok.headers });
  }

  /** The 404 page of the nearest folder: unknown projects have their own. */
  function findNotFoundPage(path: string): MemoryFile | undefined {
    let folder = path;
    while (folder) {
      folder = folder.slice(0, folder.lastIndexOf('/'));
      const page = notFoundPages.get(`${folder}/`);
      if (page) return page;
    }
    // Outside the base.
    return notFoundPages.get(base);
  }
}

function answerFile(file: PreparedFile, c: Context): Response | Promise<Response> {
  if (file.kind === 'disk') return answerLargeFile(file, c.req);
  const variant = chooseVariant(file, c.req.header('accept-encoding'));
  if (isUnchanged(c.req.header('if-none-match'), variant.etag)) return new Response(null, variant.notModified);
  if (file.acceptsRanges && c.req.method === 'GET') return answerRange(variant, c);
  return new Response(variant.body, variant.ok);
}

function answerRange(variant: PreparedVariant, c: Context): Response {
  const sizeBytes = variant.body.length;
  const rangeHeader = allowsRange(c.req.header('if-range'), variant.etag) ? c.req.header('range') : undefined;
  const range = parseByteRange(rangeHeader, sizeBytes);
  if (range === 'whole') return new Response(variant.body, variant.ok);
  if (range === 'unsatisfiable') {
    return answerError('range-not-satisfiable', { headers: { 'content-range': `bytes */${sizeBytes}` } });
  }
  const part = variant.body.subarray(range.start, range.end + 1);
  return new Response(part, {
    status: 206,
    headers: {
      ...variant.ok.headers,
      'content-length': String(part.length),
      'content-range': `bytes ${range.start}-${range.end}/${sizeBytes}`,
    },
  });
}

/** `status` 308 is permanent, 307 temporary. */
function redirect(address: string, status: 307 | 308, c: Context): Response {
  return new Response(null, {
    status,
    headers: {
      location: address + queryOf(c.req.url),
      'content-length': '0',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
}
