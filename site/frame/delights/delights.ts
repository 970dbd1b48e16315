// One chunk of all small things that a page can do without; the frame fetches it once the page has loaded.
export { MusicOffer } from '../music-player/music-offer.tsx';
export { MascotReactions } from './mascot-reactions.tsx';
export { Surprise } from './surprise.tsx';
export { Switches } from './switches.tsx';
