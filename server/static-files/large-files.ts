import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { answerError } from '#server/http/answer-errors.ts';
import { parseByteRange } from '#server/http/byte-range.ts';
import type { DiskFile } from '#server/http/prepared-files.ts';
import { allowsRange, isUnchanged } from '#server/http/revalidation.ts';

/** The part of Hono's request that the answer depends on. */
type FileRequest = { method: string; header: (name: string) => string | undefined };

/**
 * Streams a file from the disk, or the part that is asked for. Throws what the disk reports, but for a file that has
 * gone since the start: that is a 404.
 */
export async function answerLargeFile(file: DiskFile, request: FileRequest): Promise<Response> {
  const handle = await open(file.diskPath).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return answerError('not-found');

  let isStreaming = false;
  try {
    const { size, mtimeMs } = await handle.stat();
    // Size and time of this very file, as in nginx: hashing every song would make each start wait.
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"`;
    const headers = { ...file.headers, etag, 'accept-ranges': 'bytes' };
    if (isUnchanged(request.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    if (request.method === 'HEAD') {
      return new Response(null, { headers: { ...headers, 'content-length': String(size) } });
    }

    const wanted = allowsRange(request.header('if-range'), etag) ? request.header('range') : undefined;
    const range = parseByteRange(wanted, size);
    if (range === 'unsatisfiable') {
      return answerError('range-not-satisfiable', { headers: { 'content-range': `bytes */${size}` } });
    }
    const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
    const part = { ...headers, 'content-length': String(end - start + 1) };
    if (size === 0) return new Response(null, { headers: part });

    const stream = handle.createReadStream({ start, end });
    isStreaming = true;
    return new Response(Readable.toWeb(stream) as ReadableStream, {
      status: range === 'whole' ? 200 : 206,
      headers: range === 'whole' ? part : { ...part, 'content-range': `bytes ${start}-${end}/${size}` },
    });
  } finally {
    if (!isStreaming) await handle.close();
  }
}
