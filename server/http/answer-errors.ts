import { acceptsHtml } from './content-negotiation.ts';
import { type AnswerHeaders, bareHeaders } from './security-headers.ts';

/** All error codes, with the status and the sentence that a visitor reads. */
export const errorAnswers = {
  'malformed-address': { status: 400, text: 'This address is malformed.' },
  'malformed-request': { status: 400, text: 'This request is malformed.' },
  'other-site': { status: 403, text: 'This form can only be sent from its own page.' },
  'not-found': { status: 404, text: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, text: 'Only GET and HEAD are allowed here.' },
  'request-timeout': { status: 408, text: 'The request took too long to arrive.' },
  'form-too-large': { status: 413, text: 'This is too long for the form.' },
  'address-too-long': { status: 414, text: 'This address is too long.' },
  'not-a-form': { status: 415, text: 'Only a form can be sent here.' },
  'range-not-satisfiable': { status: 416, text: 'The file ends before the requested range.' },
  'headers-too-large': { status: 431, text: "The request's headers are too large." },
  unavailable: { status: 503, text: 'This cannot be reached at the moment. Please try again later.' },
  unexpected: { status: 500, text: 'Something went wrong here, sorry. Please try again in a moment.' },
} as const;
export type ErrorCode = keyof typeof errorAnswers;

/**
 * The plain answer to a failed request: one of the sentences above and nothing else, so nothing internal reaches a
 * visitor. With an `accept` that allows HTML it is a minimal page.
 */
export function answerError(
  code: ErrorCode,
  { accept, headers }: { accept?: string; headers?: AnswerHeaders } = {},
): Response {
  const { status, text } = errorAnswers[code];
  const isPage = accept !== undefined && acceptsHtml(accept);
  return new Response(isPage ? errorPage(text) : `${text}\n`, {
    status,
    headers: {
      ...bareHeaders,
      'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      // A chunk that was briefly missing must not be cached as missing.
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

function errorPage(text: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something went wrong</title>
<h1>Something went wrong</h1>
<p>${text}</p>
</html>
`;
}
