import { createHash } from 'node:crypto';
import type { Bytes } from '#server/builds/site-files.ts';
import type { Encoding } from '#server/http/content-negotiation.ts';
import type { AnswerHeaders } from '#server/http/security-headers.ts';

type Answer = { status: number; headers: AnswerHeaders };

/** A file in one encoding, with the parts of its answers that do not depend on the request. */
export type PreparedVariant = { etag: string; body: Bytes; ok: Answer; notModified: Answer };

/** The parts of a variant that do not depend on the request; `headers` have a content type. */
export function prepareVariant(
  encoding: Encoding,
  body: Bytes,
  { 'content-type': contentType = '', ...rest }: AnswerHeaders,
): PreparedVariant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    // First, because the adapter searches the headers of every answer for it.
    'content-length': String(body.length),
    'content-type': contentType,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...rest,
    etag,
  };
  return {
    etag,
    body,
    ok: { status: 200, headers },
    notModified: { status: 304, headers: { ...rest, etag } },
  };
}
