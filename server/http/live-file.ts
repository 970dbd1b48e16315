import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { Bytes } from '#server/builds/site-files.ts';
import { chooseVariant, type MemoryFile } from './prepared-files.ts';
import { prepareVariant } from './prepared-variant.ts';
import { isUnchanged } from './revalidation.ts';
import type { AnswerHeaders } from './security-headers.ts';

/** Compression does not shrink smaller files. */
const minCompressibleBytes = 256;

/** Returns the current state of a file that changes while the server runs. Throws the errors of `make`. */
export type LiveFile = () => MemoryFile;

/**
 * A generated file, cached until its version changes. `readVersion` runs for each request; `make` returns the bytes and
 * their headers.
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
    // Read before making it, so that a change in the meantime is not missed.
    const version = readVersion();
    if (latest?.version !== version) {
      const { body, headers } = make();
      latest = { version, file: prepareLazily(body, headers) };
    }
    return latest.file;
  };
}

/** A file in memory that is compressed on the first request for each encoding. */
export function prepareLazily(body: Bytes, headers: AnswerHeaders): MemoryFile {
  const isSmall = body.length < minCompressibleBytes;
  const identity = prepareVariant('identity', body, headers);
  let gzip: MemoryFile['variants']['gzip'];
  let br: MemoryFile['variants']['br'];
  return {
    kind: 'memory',
    acceptsRanges: false,
    variants: {
      identity,
      get gzip() {
        if (!isSmall) gzip ??= prepareVariant('gzip', gzipSync(body), headers);
        return gzip;
      },
      get br() {
        if (!isSmall) br ??= prepareVariant('br', brotli(body), headers);
        return br;
      },
    },
  };
}

/** The default quality would block the event loop a hundred times longer. */
function brotli(body: Bytes): Bytes {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Answers GET and HEAD; `more` are headers of this answer only. */
export function answerLiveFile(file: MemoryFile, c: Context, more: AnswerHeaders = {}): Response {
  const variant = chooseVariant(file, c.req.header('accept-encoding'));
  const isKnown = isUnchanged(c.req.header('if-none-match'), variant.etag);
  const { status, headers } = isKnown ? variant.notModified : variant.ok;
  return new Response(isKnown ? null : variant.body, { status, headers: { ...headers, ...more } });
}
