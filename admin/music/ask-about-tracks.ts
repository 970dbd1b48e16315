import type { MusicTool } from './music-command.ts';
import { type Answer, askYouTube } from './youtube.ts';
import type { YouTubeTrack } from './youtube-tracks.ts';

export type AskedTrack = { track: YouTubeTrack; answer: Answer | { kind: 'not-asked' } };

const mostAtOnce = 3;

/**
 * Asks YouTube about each track, once. When it does not answer or does not want to be asked any more, nothing else is
 * sent. The order stays.
 */
export async function askAboutTracks(
  tracks: readonly YouTubeTrack[],
  { youTube, fetch }: Pick<MusicTool, 'youTube' | 'fetch'>,
): Promise<AskedTrack[]> {
  const asked = tracks.map((track): AskedTrack => ({ track, answer: { kind: 'not-asked' } }));
  const waiting = asked.values();
  let isWorthAsking = true;
  const askInTurn = async () => {
    for (const entry of waiting) {
      if (!isWorthAsking) return;
      const answer = await askYouTube(entry.track.videoId, youTube, fetch);
      if (answer.kind === 'unreachable' || answer.kind === 'too-often') isWorthAsking = false;
      entry.answer = answer;
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, askInTurn));
  return asked;
}
