import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { answerError } from '#server/http/answer-errors.ts';
import { parseByteRange } from '#server/http/byte-range.ts';
import type { DiskFile } from '#server/http/prepared-files.ts';
import { allowsRange, isUnchanged } from '#server/http/revalidation.ts';

/** The part of Hono's request that the answer needs. */
type FileRequest = { method: string; header: (name: string) => string | undefined };

/**
 * Streams a file from the disk, or the requested range of it. Throws file system errors, except that a file deleted since
 * the start is a 404.
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
    // Size and modification time, as in nginx: hashing every song would slow each start.
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"`;
    const headers = { ...file.headers, etag, 'accept-ranges': 'bytes' };
    if (isUnchanged(request.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    if (request.method === 'HEAD') {
      return new Response(null, { headers: { ...headers, 'content-length': String(size) } });
    }

    const rangeHeader = allowsRange(request.header('if-range'), etag) ? request.header('range') : undefined;
    const range = parseByteRange(rangeHeader, size);
    if (range === 'unsatisfiable') {
      return answerError('range-not-satisfiable', { headers: { 'content-range': `bytes */${size}` } });
    }
    const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
    const partHeaders = { ...headers, 'content-length': String(end - start + 1) };
    if (size === 0) return new Response(null, { headers: partHeaders });

    const stream = handle.createReadStream({ start, end });
    isStreaming = true;
    return new Response(Readable.toWeb(stream) as ReadableStream, {
      status: range === 'whole' ? 200 : 206,
      headers: range === 'whole' ? partHeaders : { ...partHeaders, 'content-range': `bytes ${start}-${end}/${size}` },
    });
  } finally {
    if (!isStreaming) await handle.close();
  }
}
