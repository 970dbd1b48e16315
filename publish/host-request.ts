import { PublishError } from './publish-error.ts';

type HostRequest = {
  /** As the owner knows it, for sentences. */
  host: string;
  url: URL;
  init?: RequestInit;
  signal: AbortSignal;
  fetch?: typeof fetch | undefined;
  /** For hosts that tell the moment at which a pause ends. */
  now?: () => number;
};

/** In milliseconds; a large batch on a slow line takes minutes. */
const maxWaitMs = 10 * 60_000;
/** A list of 100,000 files has 30 MB. */
const maxAnswerBytes = 64_000_000;

/**
 * Asks a host's API. Resolves with every answer but 429 and 5xx, which say that another try may do. Rejects with a `PublishError`,
 * in which there is nothing of what was sent: the key is in it.
 */
export async function requestHost({
  host,
  url,
  init = {},
  signal,
  fetch = globalThis.fetch,
  now = Date.now,
}: HostRequest): Promise<Response> {
  let response: Response;
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]);
    // A redirect would take the key along.
    response = await readWhole(await fetch(url, { ...init, signal: limit, redirect: 'manual' }));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof RangeError) throw new PublishError('refused', `${host} sends an answer that does not end.`);
    throw new PublishError('unreachable', `${host} does not answer.`);
  }
  if (response.status === 429) {
    const retryAfterMs = readPause(response.headers, now());
    throw new PublishError('busy', `${host} wants a pause: too many requests.`, { retryAfterMs });
  }
  if (response.status >= 500)
    throw new PublishError('unreachable', `${host} has a problem of its own (${response.status}).`);
  return response;
}

/** In milliseconds. The hosts write seconds; Nekoweb's `ratelimit-reset` may also be a moment, in seconds since 1970. */
function readPause(headers: Headers, nowMs: number): number {
  const seconds = Number(headers.get('retry-after') ?? headers.get('ratelimit-reset') ?? 0);
  if (!Number.isFinite(seconds)) return 0;
  const ms = seconds * 1000;
  return ms > nowMs / 2 ? Math.max(0, ms - nowMs) : ms;
}

/** The same with its whole body. Throws a `RangeError` for one that does not end. */
async function readWhole({ body, status, headers }: Response): Promise<Response> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the rest.
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > maxAnswerBytes) throw new RangeError('too large');
    parts.push(part);
  }
  return new Response(bytes === 0 ? null : Buffer.concat(parts), { status, headers });
}

/** A file of the live site; undefined if there is none, or no answer. */
export async function readLive(url: URL, signal: AbortSignal): Promise<string | undefined> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(20_000)]);
    const response = await fetch(url, { signal: limit, cache: 'no-store' });
    return response.ok ? await (await readWhole(response)).text() : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
