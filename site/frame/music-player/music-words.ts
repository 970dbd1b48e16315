import type { FailureReason } from './engines/engine.ts';
import type { Music } from './playlist/music-state.ts';

const reasons: Record<FailureReason, string> = {
  blocked: 'it is blocked here',
  removed: 'it is gone',
  'embedding-refused': 'it plays on YouTube only',
  offline: 'no network',
  unplayable: 'it cannot be played',
};

/**
 * What there is to say about the music besides its title: a few words for the little screen, empty where the artist may
 * stand there, and a sentence for those who cannot see which of its faces the player shows.
 */
export function describeMusic({ state, track, skipped, elapsedSeconds }: Music): { shown: string; spoken: string } {
  const title = track ? `${track.title} by ${track.artist}` : '';
  if (state === 'stopped') {
    const words = `Nothing can be played${skipped ? `: ${reasons[skipped.reason]}` : ''}`;
    return { shown: words, spoken: words };
  }
  const skip = skipped ? `Skipped ${skipped.title}: ${reasons[skipped.reason]}` : '';
  // Each thing is said once: a screen reader repeats the whole whenever a part of it changes.
  switch (state) {
    case 'loading':
      return { shown: skip || 'Loading…', spoken: skip || 'Loading' };
    case 'buffering':
      return { shown: skip || 'Buffering…', spoken: 'Buffering' };
    case 'waiting': {
      const words = 'Music starts with your first click or key';
      return { shown: skip || 'Click or tap for music', spoken: skip ? `${skip}. ${words}` : words };
    }
    case 'playing':
      return { shown: skip, spoken: `Playing ${title}` };
    case 'paused':
      return { shown: skip, spoken: skip || (elapsedSeconds > 0 ? 'Paused' : '') };
  }
}
