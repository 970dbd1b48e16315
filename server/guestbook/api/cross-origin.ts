import type { AnswerHeaders } from '#server/http/security-headers.ts';

const allowedHeaders = [
  'accept-profile',
  'apikey',
  'authorization',
  'content-profile',
  'content-type',
  'prefer',
  'x-client-info',
  'x-retry-count',
];
const preflightSeconds = 86_400;

/** The CORS headers, for origins that the owner allows and for no others. Credentials are never allowed. */
export function createCrossOrigin(allowedOrigins: readonly string[]) {
  const allowed = new Map(
    allowedOrigins.map((origin): [string, AnswerHeaders] => [
      origin,
      {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Content-Range, Retry-After',
        // The list may be embedded by this origin.
        'cross-origin-resource-policy': 'cross-origin',
      },
    ]),
  );
  const preflight: AnswerHeaders = {
    'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
    'access-control-allow-headers': allowedHeaders.join(', '),
    'access-control-max-age': String(preflightSeconds),
  };
  return {
    /** Headers that let a page of this origin read the answer; undefined if it is not allowed. */
    headersFor: (origin: string | undefined) => (origin === undefined ? undefined : allowed.get(origin)),
    /** Headers of the answer to a preflight request. */
    preflightFor: (origin: string | undefined): AnswerHeaders => {
      const headers = origin === undefined ? undefined : allowed.get(origin);
      return headers ? { ...headers, ...preflight } : {};
    },
  };
}
export type CrossOrigin = ReturnType<typeof createCrossOrigin>;
