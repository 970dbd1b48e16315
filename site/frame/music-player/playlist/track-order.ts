import { findNextTrack, findPreviousTrack, pickFirstTrack } from '#model/music.ts';
import type { Track } from '#model/music-schema.ts';

/**
 * Which track is next, by index. Until the visitor has used a control of the player nothing may be requested from
 * another host, so tracks of other hosts are skipped.
 */
export function createTrackOrder(tracks: Track[], hadUsedControls: boolean) {
  let hasUsedControls = hadUsedControls;
  /** The order of playing, in indices. */
  let sequence = [...tracks.keys()];
  /** Those that have failed since a track last played. */
  const failed = new Set<number>();

  const isAllowed = (index: number) => hasUsedControls || tracks[index]?.file !== undefined;

  /** The first allowed one in that direction; the current one if there is no other. */
  function find(step: typeof findNextTrack, current: number): number {
    const move = (index: number) => sequence[step(sequence.indexOf(index), tracks.length)] ?? index;
    let index = move(current);
    while (index !== current && !isAllowed(index)) index = move(index);
    return index;
  }

  const findNext = (current: number) => find(findNextTrack, current);

  return {
    isAllowed,
    findNext,
    findPrevious: (current: number) => find(findPreviousTrack, current),
    /** If the site has no audio files of its own, a track that waits until the visitor clicks play. */
    pickFirst(random: () => number): number {
      const all = [...tracks.keys()];
      const allowed = all.filter(isAllowed);
      const candidates = allowed.length > 0 ? allowed : all;
      return candidates[pickFirstTrack(candidates.length, random)] ?? 0;
    },
    /** Whether there is another one to try: false when all have failed. */
    recordFailure(index: number): boolean {
      failed.add(index);
      const hasMore = !failed.has(findNext(index));
      if (!hasMore) failed.clear();
      return hasMore;
    },
    forgetFailures: () => failed.clear(),
    /** Draws an order by chance, or returns to the owner's. `random` gives 0 (included) to 1. */
    setShuffled(isShuffled: boolean, random: () => number) {
      sequence = [...tracks.keys()];
      for (let last = sequence.length - 1; isShuffled && last > 0; last--) {
        const drawn = Math.floor(random() * (last + 1));
        [sequence[last], sequence[drawn]] = [sequence[drawn] as number, sequence[last] as number];
      }
    },
    recordControlUse() {
      hasUsedControls = true;
      failed.clear();
    },
    hasUsedControls: () => hasUsedControls,
  };
}
