import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { Bytes } from '#server/builds/site-files.ts';
import { isUnchanged } from '#server/http/revalidation.ts';
import type { AnswerHeaders } from '#server/http/security-headers.ts';
import { chooseForm } from './fast-path.ts';
import { type MemoryFile, prepareForm } from './prepared-files.ts';

/** Smaller ones don't get any smaller. */
const minCompressibleBytes = 256;

/** The newest state of a file that changes while the server runs. Throws what `make` throws. */
export type LiveFile = () => MemoryFile;

/**
 * A file that is made again when it is asked for and its version is another one. `readVersion` runs for each request;
 * `make` gives the bytes and the headers that go with them.
 */
export function createLiveFile({
  readVersion,
  make,
}: {
  readVersion: () => number;
  make: () => { body: Bytes; headers: AnswerHeaders };
}): LiveFile {
  let latest: { version: number; file: MemoryFile } | undefined;
  return () => {
    // Before it is made: a change in the meantime makes it again, and none is missed.
    const version = readVersion();
    if (latest?.version !== version) {
      const { body, headers } = make();
      latest = { version, file: createLazyFile(body, headers) };
    }
    return latest.file;
  };
}

/** The compressed forms are made for the first who asks. */
function createLazyFile(body: Bytes, headers: AnswerHeaders): MemoryFile {
  const isSmall = body.length < minCompressibleBytes;
  const identity = prepareForm('identity', body, headers);
  let gzip: MemoryFile['forms']['gzip'];
  let br: MemoryFile['forms']['br'];
  return {
    kind: 'memory',
    hasParts: false,
    forms: {
      identity,
      get gzip() {
        if (!isSmall) gzip ??= prepareForm('gzip', gzipSync(body), headers);
        return gzip;
      },
      get br() {
        if (!isSmall) br ??= prepareForm('br', compressQuickly(body), headers);
        return br;
      },
    },
  };
}

/** The default quality would hold up everybody for a hundred times as long. */
function compressQuickly(body: Bytes): Bytes {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Answers GET and HEAD; `more` are headers for this request alone. */
export function answerLiveFile(file: MemoryFile, c: Context, more: AnswerHeaders = {}): Response {
  const form = chooseForm(file, c.req.header('accept-encoding'));
  const isKnown = isUnchanged(c.req.header('if-none-match'), form.etag);
  const { status, headers } = isKnown ? form.unchanged : form.found;
  return new Response(isKnown ? null : form.body, { status, headers: { ...headers, ...more } });
}
