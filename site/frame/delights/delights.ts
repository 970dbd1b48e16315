// A single chunk for all decorative extras, which the frame loads after the page. Each is rendered again only if the address changes
// something about it, which it notices itself.
import { memo } from 'react';
import { SceneLife as Life } from '#site/frame/header/scene/life/scene-life.tsx';
import { LateMoment as Moment } from '#site/frame/header/scene/moment/late-moment.tsx';
import { LateMoves as Moves } from './late-moves.tsx';
import { MascotReactions as Reactions } from './mascot-reactions.tsx';
import { Surprise as Hidden } from './surprise.tsx';
import { Switches as Extras } from './switches.tsx';

export const SceneLife = memo(Life);
export const LateMoment = memo(Moment);
export const LateMoves = memo(Moves);
export const MascotReactions = memo(Reactions);
export const Surprise = memo(Hidden);
export const Switches = memo(Extras);
