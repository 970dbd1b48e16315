import { readText } from '#admin/doctor/public-api.ts';

/** Where YouTube is; tests have one of their own. */
export type YouTube = { address: string; timeoutMs: number };

export const youTube: YouTube = { address: 'https://www.youtube.com', timeoutMs: 10_000 };

/** What YouTube says of a video, or why it says nothing. */
export type Answer =
  | { kind: 'alive'; title: string; author: string }
  | { kind: 'embedding-refused' | 'private' | 'missing' }
  | { kind: 'unsure'; reason: string }
  /** It does not want to be asked any more. */
  | { kind: 'too-often'; reason: string }
  | { kind: 'unreachable'; reason: string };

/**
 * Asks YouTube's oEmbed endpoint, which needs no key. What its statuses mean is written down nowhere by YouTube; this is
 * what others have met: 401 for videos that may not be embedded (lycheeverse/lychee issue 214, humhub/humhub issue 2501),
 * 403 for private ones (ruby-oembed/ruby-oembed pull request 80), 404 for removed ones (debs-obrien/debbie.codes pull
 * request 590), 400 for ids that cannot be (mellowagain/pomu issue 9). A video that only some countries may not see is alive
 * to it.
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
    return { kind: 'unreachable', reason: explainSilence(error as Error, timeoutMs) };
  }
}

export const watchAddress = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;

function readAnswer(status: number, text: string): Answer {
  if (status === 401) return { kind: 'embedding-refused' };
  if (status === 403) return { kind: 'private' };
  if (status === 404 || status === 400) return { kind: 'missing' };
  const reason = `status ${status}`;
  if (status === 429) return { kind: 'too-often', reason };
  if (status !== 200) return { kind: 'unsure', reason };
  const body = parse(text);
  const title = readText(body, 'title');
  // A page to sign in to a network or to agree to cookies comes with 200, too.
  if (title === '') return { kind: 'unsure', reason: 'something else answered' };
  return { kind: 'alive', title, author: readText(body, 'author_name') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function explainSilence({ name, message, cause }: Error, timeoutMs: number): string {
  if (name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`;
  const { message: deeper, code } = (cause ?? {}) as NodeJS.ErrnoException;
  return deeper || code || message;
}
