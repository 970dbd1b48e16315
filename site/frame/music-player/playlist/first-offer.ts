import { isNewToMusic, rememberOffer } from './music-memory.ts';
import type { Music, Offer } from './music-state.ts';

type Options = Pick<Offer, 'onAnswer'> & {
  /** Such tracks wait for a click on play rather than for any gesture. */
  hasRemoteTracksOnly: boolean;
  /** The visitor dismissed the offer. */
  onClose: () => void;
};

/** Offers music on a browser's first visit, while the music waits for the visitor. */
export function createFirstOffer({ hasRemoteTracksOnly, onAnswer, onClose }: Options) {
  let isOpen = isNewToMusic();

  const close = () => {
    isOpen = false;
    onClose();
  };

  return ({ state, isPausedByVisitor }: Music): Offer | undefined => {
    const isWaiting = state === 'waiting' || (hasRemoteTracksOnly && state === 'paused');
    if (!isOpen || !isWaiting || isPausedByVisitor) return undefined;
    rememberOffer();
    return { onAnswer, onClose: close };
  };
}
