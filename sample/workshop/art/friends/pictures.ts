import type { Picture } from '../kit/picture.ts';
import { drawAxolotl } from './axolotl.ts';
import { drawBear } from './bear.ts';
import { drawCat } from './cat.ts';
import { drawChick } from './chick.ts';
import { drawFox } from './fox.ts';
import { drawFrog } from './frog.ts';
import { drawGhost } from './ghost.ts';
import { drawHedgehog } from './hedgehog.ts';
import { drawMoth } from './moth.ts';
import { drawOwl } from './owl.ts';
import { drawPenguin } from './penguin.ts';
import { drawSlime } from './slime.ts';

/** 24 x 24: a head with two dots for eyes on a pattern, shown at 72 pixels. */
export const friendPictures: readonly Picture[] = [
  { file: 'images/friends/axolotl.svg', draw: drawAxolotl },
  { file: 'images/friends/bear.svg', draw: drawBear },
  { file: 'images/friends/cat.svg', draw: drawCat },
  { file: 'images/friends/chick.svg', draw: drawChick },
  { file: 'images/friends/fox.svg', draw: drawFox },
  { file: 'images/friends/frog.svg', draw: drawFrog },
  { file: 'images/friends/ghost.svg', draw: drawGhost },
  { file: 'images/friends/hedgehog.svg', draw: drawHedgehog },
  { file: 'images/friends/moth.svg', draw: drawMoth },
  { file: 'images/friends/owl.svg', draw: drawOwl },
  { file: 'images/friends/penguin.svg', draw: drawPenguin },
  { file: 'images/friends/slime.svg', draw: drawSlime },
];
