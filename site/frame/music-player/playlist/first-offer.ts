import { isNewToMusic, rememberOffer } from './music-memory.ts';
import type { Music, Offer } from './music-state.ts';

type Setup = Pick<Offer, 'onAnswer'> & {
  /** They wait for the visitor, and for no gesture. */
  hasForeignTracksOnly: boolean;
  /** The visitor wants no offer. */
  onClose: () => void;
};

/** Offers music on a browser's first visit, for as long as that waits for the visitor. */
export function createFirstOffer({ hasForeignTracksOnly, onAnswer, onClose }: Setup) {
  let isOpen = isNewToMusic();

  const close = () => {
    isOpen = false;
    onClose();
  };

  return ({ state, isPausedByVisitor }: Music): Offer | undefined => {
    const isWaiting = state === 'waiting' || (hasForeignTracksOnly && state === 'paused');
    if (!isOpen || !isWaiting || isPausedByVisitor) return undefined;
    rememberOffer();
    return { onAnswer, onClose: close };
  };
}
