import { type Answer, askYouTube, type YouTube } from './youtube.ts';
import type { YouTubeTrack } from './youtube-tracks.ts';

export type AskedTrack = { track: YouTubeTrack; answer: Answer | { kind: 'not-asked' } };

const maxConcurrency = 3;

/**
 * Asks YouTube about each track, once. Stops sending requests when YouTube is unreachable or limits them. Returns the
 * tracks in their order.
 */
export async function askAboutTracks(
  tracks: readonly YouTubeTrack[],
  { youTube, fetch }: { youTube: YouTube; fetch: typeof globalThis.fetch },
): Promise<AskedTrack[]> {
  const asked = tracks.map((track): AskedTrack => ({ track, answer: { kind: 'not-asked' } }));
  const queue = asked.values();
  let isAvailable = true;
  const runWorker = async () => {
    for (const entry of queue) {
      if (!isAvailable) return;
      const answer = await askYouTube(entry.track.videoId, youTube, fetch);
      if (answer.kind === 'unreachable' || answer.kind === 'rate-limited') isAvailable = false;
      entry.answer = answer;
    }
  };
  await Promise.all(Array.from({ length: maxConcurrency }, runWorker));
  return asked;
}
