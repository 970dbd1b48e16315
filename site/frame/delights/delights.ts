// A single chunk for all decorative extras, which the frame loads after the page.
export { MascotReactions } from './mascot-reactions.tsx';
export { Surprise } from './surprise.tsx';
export { Switches } from './switches.tsx';
