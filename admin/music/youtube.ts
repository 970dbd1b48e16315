import { readText } from '#admin/doctor/public-api.ts';

/** The server to ask; tests use a fake. */
export type YouTube = { address: string; timeoutMs: number };

export const youTube: YouTube = { address: 'https://www.youtube.com', timeoutMs: 10_000 };

/** What YouTube says about a video, or why it says nothing. */
export type Answer =
  | { kind: 'alive'; title: string; author: string }
  | { kind: 'embedding-refused' | 'private' | 'missing' }
  | { kind: 'unsure'; reason: string }
  /** YouTube limits further requests. */
  | { kind: 'rate-limited'; reason: string }
  | { kind: 'unreachable'; reason: string };

/**
 * Asks YouTube's oEmbed endpoint, which needs no key. YouTube does not document its statuses; others have reported 401
 * for videos that may not be embedded (lycheeverse/lychee issue 214, humhub/humhub issue 2501), 403 for private ones
 * (ruby-oembed/ruby-oembed pull request 80), 404 for removed ones (debs-obrien/debbie.codes pull request 590), 400 for
 * invalid ids (mellowagain/pomu issue 9). A video that is blocked only in some countries counts as alive.
 */
export async function askYouTube(
  videoId: string,
  { address, timeoutMs }: YouTube,
  fetch: typeof globalThis.fetch,
): Promise<Answer> {
  const video = encodeURIComponent(watchAddress(videoId));
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${address}/oembed?format=json&url=${video}`, { signal });
    return readAnswer(response.status, await response.text());
  } catch (error) {
    return { kind: 'unreachable', reason: explainFailure(error as Error, timeoutMs) };
  }
}

export const watchAddress = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;

function readAnswer(status: number, text: string): Answer {
  if (status === 401) return { kind: 'embedding-refused' };
  if (status === 403) return { kind: 'private' };
  if (status === 404 || status === 400) return { kind: 'missing' };
  const reason = `status ${status}`;
  if (status === 429) return { kind: 'rate-limited', reason };
  if (status !== 200) return { kind: 'unsure', reason };
  const body = parse(text);
  const title = readText(body, 'title');
  // A network's sign-in page or a cookie consent page also has status 200.
  if (title === '') return { kind: 'unsure', reason: 'not an answer from YouTube' };
  return { kind: 'alive', title, author: readText(body, 'author_name') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function explainFailure({ name, message, cause }: Error, timeoutMs: number): string {
  if (name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`;
  const { message: deeper, code } = (cause ?? {}) as NodeJS.ErrnoException;
  return deeper || code || message;
}
