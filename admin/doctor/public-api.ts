import { writeKeyHeaders } from '#model/supabase-key.ts';

/** The guestbook as a visitor's browser sees it. No library is used, because refusals matter here. */
export type PublicApi = {
  /** For messages, as in the browser's address bar. */
  address: string;
  request: (
    method: string,
    path: string,
    options?: { row?: object; headers?: Record<string, string> },
  ) => Promise<Reply>;
};
export type Reply = {
  /** 0 when nothing came back. */
  status: number;
  /** The body, if it is JSON. */
  body: unknown;
  /** PostgREST's code for the refusal, or why nothing came back. */
  code: string;
};

const timeoutMs = 15_000;

/** `address` ends with a slash; `publicKey` is that of a Supabase project. */
export function createPublicApi({
  address,
  publicKey,
  fetch,
}: {
  address: string;
  publicKey?: string;
  fetch: typeof globalThis.fetch;
}): PublicApi {
  const keys = publicKey === undefined ? {} : writeKeyHeaders(publicKey);
  return {
    address,
    async request(method, path, { row, headers } = {}) {
      try {
        const response = await fetch(`${address}rest/v1/${path}`, {
          method,
          headers: {
            ...keys,
            ...(row && {
              'content-type': 'application/json',
              accept: 'application/vnd.pgrst.object+json',
              prefer: 'return=representation',
            }),
            ...headers,
          },
          ...(row && { body: JSON.stringify(row) }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        const body = parse(await response.text());
        return { status: response.status, body, code: readText(body, 'code') };
      } catch (error) {
        const { message, cause } = error as Error;
        return { status: 0, body: undefined, code: (cause as NodeJS.ErrnoException | undefined)?.code ?? message };
      }
    },
  };
}

export function readText(body: unknown, key: string): string {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
