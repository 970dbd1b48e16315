import type { Context } from 'hono';

/**
 * The body of a request as bytes, or undefined where it has more than `maxBytes`. No more than that is kept in memory,
 * whether or not the request says its length.
 */
export async function readBody(c: Context, maxBytes: number): Promise<Uint8Array | undefined> {
  const length = c.req.header('content-length');
  // Node's parser lets no more through than the header says.
  if (length !== undefined) {
    return Number(length) > maxBytes ? undefined : new Uint8Array(await c.req.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  // Left early, the loop cancels the stream.
  for await (const chunk of c.req.raw.body ?? []) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
