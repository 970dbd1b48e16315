// A single chunk for all decorative extras, which the frame loads after the page.
export { MusicOffer } from '#site/frame/music-player/offer/music-offer.tsx';
export { MascotReactions } from './mascot-reactions.tsx';
export { Surprise } from './surprise.tsx';
export { Switches } from './switches.tsx';
