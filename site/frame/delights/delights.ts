// A single chunk for all decorative extras, which the frame loads after the page.
import { memo } from 'react';
import { SceneLife as PlainLife } from '#site/frame/header/scene/life/scene-life.tsx';
import { LateMoves as PlainMoves } from './late-moves.tsx';
import { Switches as PlainSwitches } from './switches.tsx';

export { LateMoment } from '#site/frame/header/scene/moment/late-moment.tsx';
export { MascotReactions } from './mascot-reactions.tsx';
export { Surprise } from './surprise.tsx';

/** These are the same on every page. */
export const SceneLife = memo(PlainLife);
export const LateMoves = memo(PlainMoves);
export const Switches = memo(PlainSwitches);
