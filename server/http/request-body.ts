import type { Context } from 'hono';

/**
 * The body of a request as bytes, or undefined if it exceeds `maxBytes`. Buffers no more than that, with or without a
 * `Content-Length`.
 */
export async function readBody(c: Context, maxBytes: number): Promise<Uint8Array | undefined> {
  const length = c.req.header('content-length');
  // Node's parser delivers no more than the header says.
  if (length !== undefined) {
    return Number(length) > maxBytes ? undefined : new Uint8Array(await c.req.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  // Returning from the loop cancels the stream.
  for await (const chunk of c.req.raw.body ?? []) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
