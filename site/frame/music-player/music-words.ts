import { playerWords } from 'virtual:words';
import { fillWords } from '#model/words.ts';
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
 * Describes the player's state: a few words for the little screen, empty when that shows the artist, and a sentence for
 * screen readers.
 */
export function describeMusic({ state, track, skipped, elapsedSeconds }: Music): { shown: string; spoken: string } {
  const reason = skipped ? reasons[skipped.reason] : '';
  if (state === 'stopped') {
    // Any other reason applies to the last song only.
    const isOffline = skipped?.reason === 'offline';
    const words = isOffline ? fillWords(playerWords.stoppedBecause, { reason }) : playerWords.stopped;
    return { shown: words, spoken: words };
  }
  const skip = skipped ? fillWords(playerWords.skipped, { title: skipped.title, reason }) : '';
  // Nothing is announced twice: a screen reader repeats the whole sentence whenever part of it changes.
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
