// A single chunk for all decorative extras, which the frame loads after the page.
export { SceneLife } from '#site/frame/header/scene/life/scene-life.tsx';
export { LateMoment } from '#site/frame/header/scene/moment/late-moment.tsx';
export { LateMoves } from './late-moves.tsx';
export { MascotReactions } from './mascot-reactions.tsx';
export { Surprise } from './surprise.tsx';
export { Switches } from './switches.tsx';
