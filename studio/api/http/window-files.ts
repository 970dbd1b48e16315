import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentTypeOf } from '#model/content-types.ts';
import { bareHeaders, immutableCacheControl } from '#server/http/security-headers.ts';

/** The files of the window's bundle by their addresses: whatever else is asked for is not there. */
export type WindowFiles = Map<string, () => Response>;

const writePolicy = (previewOrigin: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${previewOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

export function readWindowFiles(folder: string, previewOrigin: string): WindowFiles {
  const files: WindowFiles = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1).replaceAll(sep, '/');
    const bytes = readFileSync(path);
    const isPage = name === 'index.html';
    const headers = {
      ...bareHeaders,
      // By the referrer, browsers without Sec-Fetch-Site say that the window asks.
      'referrer-policy': 'same-origin',
      'content-type': contentTypeOf(name),
      'content-security-policy': isPage ? writePolicy(previewOrigin) : "default-src 'none'; sandbox",
      'cache-control': isPage ? 'no-store' : immutableCacheControl,
    };
    files.set(isPage ? '/' : `/${name}`, () => new Response(bytes, { headers }));
  }
  return files;
}
