import { fillWords } from '#model/words.ts';
import { playerWords } from '#site/content/words.ts';
import type { FailureReason } from './engines/engine.ts';
import type { Music } from './playlist/music-state.ts';

const reasons: Record<FailureReason, string> = {
  blocked: playerWords.blocked,
  removed: playerWords.removed,
  'embedding-refused': playerWords.embeddingRefused,
  offline: playerWords.offline,
  unplayable: playerWords.unplayable,
};

/**
 * What there is to say about the music besides its title: a few words for the little screen, empty where the artist may
 * stand there, and a sentence for those who cannot see which of its faces the player shows.
 */
export function describeMusic({ state, track, skipped, elapsedSeconds }: Music): { shown: string; spoken: string } {
  const reason = skipped ? reasons[skipped.reason] : '';
  if (state === 'stopped') {
    // Any other reason is that of the last song alone.
    const isOffline = skipped?.reason === 'offline';
    const words = isOffline ? fillWords(playerWords.stoppedBecause, { reason }) : playerWords.stopped;
    return { shown: words, spoken: words };
  }
  const skip = skipped ? fillWords(playerWords.skipped, { title: skipped.title, reason }) : '';
  // Each thing is said once: a screen reader repeats the whole whenever a part of it changes.
  switch (state) {
    case 'loading':
      return { shown: skip || playerWords.loadingShown, spoken: skip || playerWords.loading };
    case 'buffering':
      return { shown: skip || playerWords.bufferingShown, spoken: playerWords.buffering };
    case 'waiting': {
      const words = playerWords.waiting;
      return { shown: skip || playerWords.waitingShown, spoken: skip ? `${skip}. ${words}` : words };
    }
    case 'playing':
      return {
        shown: skip,
        spoken: track ? fillWords(playerWords.playing, { title: track.title, artist: track.artist }) : '',
      };
    case 'paused':
      return { shown: skip, spoken: skip || (elapsedSeconds > 0 ? playerWords.paused : '') };
  }
}
