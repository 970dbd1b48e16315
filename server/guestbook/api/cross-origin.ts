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

/**
 * What lets pages of another origin use the guestbook: for the origins that the owner has named, and nothing for others.
 * No cookie or password is ever sent along.
 */
export function createCrossOrigin(allowedOrigins: readonly string[]) {
  const allowed = new Map(
    allowedOrigins.map((origin): [string, AnswerHeaders] => [
      origin,
      {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Content-Range, Retry-After',
        // The list is no secret of this origin any more.
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
    /** The headers of an answer to a page of this origin, if it may read it. */
    headersFor: (origin: string | undefined) => (origin === undefined ? undefined : allowed.get(origin)),
    /** The headers of the answer to a browser that asks before it sends. */
    preflightFor: (origin: string | undefined): AnswerHeaders => {
      const headers = origin === undefined ? undefined : allowed.get(origin);
      return headers ? { ...headers, ...preflight } : {};
    },
  };
}
export type CrossOrigin = ReturnType<typeof createCrossOrigin>;
