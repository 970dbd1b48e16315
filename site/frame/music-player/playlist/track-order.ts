import { findNextTrack, findPreviousTrack, pickFirstTrack } from '#model/music.ts';
import type { Track } from '#model/music-schema.ts';

/**
 * Whose turn it is among the tracks, named by their indexes. Nothing is asked of another host before the visitor pressed
 * a control of the player: until then only the site's own files have a turn.
 */
export function createTurns(tracks: Track[], hasPressedBefore: boolean) {
  let hasPressed = hasPressedBefore;
  /** Those that failed since anything was last heard. */
  const failed = new Set<number>();

  const isAllowed = (index: number) => hasPressed || tracks[index]?.file !== undefined;

  /** The first one from here on; the current one where there is no other. */
  function find(step: typeof findNextTrack, current: number): number {
    let index = step(current, tracks.length);
    while (index !== current && !isAllowed(index)) index = step(index, tracks.length);
    return index;
  }

  const findNext = (current: number) => find(findNextTrack, current);

  return {
    isAllowed,
    findNext,
    findPrevious: (current: number) => find(findPreviousTrack, current),
    /** Where there is none of the site's own, one that waits for the visitor's press. */
    pickFirst(random: () => number): number {
      const all = [...tracks.keys()];
      const allowed = all.filter(isAllowed);
      const candidates = allowed.length > 0 ? allowed : all;
      return candidates[pickFirstTrack(candidates.length, random)] ?? 0;
    },
    /** Whether there is still one to try: false once each had its turn and failed. */
    noteFailure(index: number): boolean {
      failed.add(index);
      const hasMore = !failed.has(findNext(index));
      if (!hasMore) failed.clear();
      return hasMore;
    },
    forgetFailures: () => failed.clear(),
    notePress() {
      hasPressed = true;
      failed.clear();
    },
    hasPressed: () => hasPressed,
  };
}
