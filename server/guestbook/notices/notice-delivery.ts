import type { NoticeRequest } from './notice.ts';

/** How long a target may take to answer. */
const deliveryTimeoutMs = 10_000;
/** Caps Retry-After. */
const maxRetryAfterMs = 24 * 60 * 60 * 1000;

/**
 * `accepted`, `rejected` for good, or `failed` and worth a retry. The reason contains no part of the target's address,
 * which is a secret.
 */
export type Delivery =
  | { result: 'accepted' }
  | { result: 'rejected'; reason: string }
  | { result: 'failed'; reason: string; retryAfterMs: number };

/** Sends a notice once. Never throws. `now` is epoch milliseconds. */
export async function deliverNotice({
  url,
  notice,
  signal,
  request,
  now,
}: {
  url: string;
  notice: NoticeRequest;
  signal: AbortSignal;
  request: typeof fetch;
  now: () => number;
}): Promise<Delivery> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), deliveryTimeoutMs);
  timer.unref();
  try {
    const { address, authorization } = splitCredentials(url);
    const response = await request(address, {
      method: 'POST',
      headers: { 'user-agent': 'Bonbon guestbook', ...authorization, ...notice.headers },
      body: notice.body,
      // A redirected POST becomes a GET, which loses the notice and looks like success.
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    void response.body?.cancel().catch(() => {});
    return classifyAnswer(response, now());
  } catch (error) {
    const reason = timeout.signal.aborted ? `no answer within ${deliveryTimeoutMs / 1000} s` : describeError(error);
    return { result: 'failed', reason, retryAfterMs: 0 };
  } finally {
    clearTimeout(timer);
  }
}

function classifyAnswer({ ok, status, headers }: Response, nowMs: number): Delivery {
  const reason = `status ${status}`;
  if (ok) return { result: 'accepted' };
  if (status < 500 && status !== 408 && status !== 429) return { result: 'rejected', reason };
  return { result: 'failed', reason, retryAfterMs: readRetryAfter(headers.get('retry-after') ?? '', nowMs) };
}

/** Seconds or an HTTP date, as milliseconds. */
function readRetryAfter(header: string, nowMs: number): number {
  const waitMs = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Math.min(Math.max(waitMs || 0, 0), maxRetryAfterMs);
}

/** `fetch` refuses credentials in an address, so they are sent as Basic authorization. */
function splitCredentials(url: string) {
  const address = new URL(url);
  const { username, password } = address;
  if (username === '' && password === '') return { address, authorization: {} };
  address.username = '';
  address.password = '';
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  return { address, authorization: { authorization: `Basic ${credentials.toString('base64')}` } };
}

/** Only the code: messages contain the host, and some the whole address. */
function describeError(error: unknown): string {
  const { code } = (error instanceof Error && error.cause ? error.cause : error) as { code?: unknown };
  return typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code) ? code : 'no connection';
}
