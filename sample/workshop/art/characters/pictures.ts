import type { Picture } from '../kit/picture.ts';
import { drawBonbonAdventure } from './bonbon/adventure.ts';
import { drawBonbonCosy } from './bonbon/cosy.ts';
import { drawBonbonFaces } from './bonbon/faces.ts';
import { drawBonbonLeftover } from './bonbon/leftover.ts';
import { drawBonbonMain } from './bonbon/main-picture.ts';
import { drawBonbonPortrait } from './bonbon/portrait.ts';
import { drawBonbonReference } from './bonbon/reference.ts';
import { drawChispaAdventure } from './chispa/adventure.ts';
import { drawChispaCoffee } from './chispa/coffee.ts';
import { drawChispaCosy } from './chispa/cosy.ts';
import { drawChispaFaces } from './chispa/faces.ts';
import { drawChispaMain } from './chispa/main-picture.ts';
import { drawChispaPortrait } from './chispa/portrait.ts';
import { drawChispaReference } from './chispa/reference.ts';
import { drawPralineAdventure } from './praline/adventure.ts';
import { drawPralineCosy } from './praline/cosy.ts';
import { drawPralineFaces } from './praline/faces.ts';
import { drawPralineLanding } from './praline/landing.ts';
import { drawPralineMain } from './praline/main-picture.ts';
import { drawPralinePortrait } from './praline/portrait.ts';
import { drawPralineReference } from './praline/reference.ts';
import { drawThistleAdventure } from './thistle/adventure.ts';
import { drawThistleCosy } from './thistle/cosy.ts';
import { drawThistleFaces } from './thistle/faces.ts';
import { drawThistleMain } from './thistle/main-picture.ts';
import { drawThistlePortrait } from './thistle/portrait.ts';
import { drawThistleReference } from './thistle/reference.ts';
import { drawThistleStump } from './thistle/stump.ts';

/** Portraits 80 x 100 for the cards, main pictures 120 x 132, the pictures of the galleries 96 x 96. */
export const characterPictures: readonly Picture[] = [
  { file: 'characters/bonbon/portrait.svg', draw: drawBonbonPortrait },
  { file: 'characters/bonbon/main.png', draw: drawBonbonMain, scale: 4 },
  { file: 'characters/bonbon/reference.svg', draw: drawBonbonReference },
  { file: 'characters/bonbon/faces.svg', draw: drawBonbonFaces },
  { file: 'characters/bonbon/adventure.svg', draw: drawBonbonAdventure },
  { file: 'characters/bonbon/cosy.svg', draw: drawBonbonCosy },
  { file: 'characters/bonbon/leftover.svg', draw: drawBonbonLeftover },
  { file: 'characters/praline/portrait.svg', draw: drawPralinePortrait },
  { file: 'characters/praline/main.png', draw: drawPralineMain, scale: 4 },
  { file: 'characters/praline/reference.svg', draw: drawPralineReference },
  { file: 'characters/praline/faces.svg', draw: drawPralineFaces },
  { file: 'characters/praline/adventure.svg', draw: drawPralineAdventure },
  { file: 'characters/praline/cosy.svg', draw: drawPralineCosy },
  { file: 'characters/praline/landing.svg', draw: drawPralineLanding },
  { file: 'characters/chispa/portrait.svg', draw: drawChispaPortrait },
  { file: 'characters/chispa/main.png', draw: drawChispaMain, scale: 4 },
  { file: 'characters/chispa/reference.svg', draw: drawChispaReference },
  { file: 'characters/chispa/faces.svg', draw: drawChispaFaces },
  { file: 'characters/chispa/adventure.svg', draw: drawChispaAdventure },
  { file: 'characters/chispa/cosy.svg', draw: drawChispaCosy },
  { file: 'characters/chispa/coffee.svg', draw: drawChispaCoffee },
  { file: 'characters/thistle/portrait.svg', draw: drawThistlePortrait },
  { file: 'characters/thistle/main.png', draw: drawThistleMain, scale: 4 },
  { file: 'characters/thistle/reference.svg', draw: drawThistleReference },
  { file: 'characters/thistle/faces.svg', draw: drawThistleFaces },
  { file: 'characters/thistle/adventure.svg', draw: drawThistleAdventure },
  { file: 'characters/thistle/cosy.svg', draw: drawThistleCosy },
  { file: 'characters/thistle/stump.svg', draw: drawThistleStump },
];
