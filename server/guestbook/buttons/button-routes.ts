import { Hono } from 'hono';
import { findButtonFile } from '#model/button-address.ts';
import { fileHeaders, immutableCacheControl } from '#server/http/security-headers.ts';
import { pathOf } from '#server/http/url-path.ts';
import type { ButtonStore } from './button-store.ts';
import { pictureTypes } from './picture-facts.ts';

/** The buttons that the owner kept, of visible messages. Whatever else is asked for goes on to the site's files. */
export function createButtonRoutes(store: Pick<ButtonStore, 'findVisible'>): Hono {
  return new Hono().get('/*', (c, next) => {
    const named = findButtonFile(pathOf(c.req.url));
    const button = named && store.findVisible(named.id, named.file);
    if (!button) return next();
    const type = pictureTypes[button.type];
    return new Response(new Uint8Array(button.bytes), {
      headers: { ...fileHeaders(named.file, type), 'content-type': type, 'cache-control': immutableCacheControl },
    });
  });
}
