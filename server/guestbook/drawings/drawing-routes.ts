import { Hono } from 'hono';
import { findDrawingId } from '#model/drawing-address.ts';
import { writeDrawingPng } from '#server/http/drawing-png.ts';
import { fileHeaders, immutableCacheControl } from '#server/http/security-headers.ts';
import { pathOf } from '#server/http/url-path.ts';
import type { EntryStore } from '../store.ts';

const type = 'image/png';

/** The drawings of visible messages as pictures; a drawing never changes. Whatever else is asked for goes on to the site's files. */
export function createDrawingRoutes(store: Pick<EntryStore, 'findDrawing'>): Hono {
  return new Hono().get('/*', (c, next) => {
    const id = findDrawingId(pathOf(c.req.url));
    const drawing = id === undefined ? undefined : store.findDrawing(id);
    const picture = drawing === undefined ? undefined : writeDrawingPng(drawing);
    if (!picture) return next();
    return new Response(picture, {
      headers: { ...fileHeaders(`${id}.png`, type), 'content-type': type, 'cache-control': immutableCacheControl },
    });
  });
}
