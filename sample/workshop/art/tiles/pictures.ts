import type { Picture } from '../kit/picture.ts';
import { drawCake } from './cake.ts';
import { drawCat } from './cat.ts';
import { drawConsole } from './console.ts';
import { drawD20 } from './d20.ts';
import { drawGhost } from './ghost.ts';
import { drawKeyboard } from './keyboard.ts';
import { drawMicrophone } from './microphone.ts';
import { drawMoth } from './moth.ts';
import { drawMushroom } from './mushroom.ts';
import { drawRamen } from './ramen.ts';
import { drawCatBlink, drawGhostLaugh, drawTeaSteam } from './reactions.ts';
import { drawRecord } from './record.ts';
import { drawStickers } from './stickers.ts';
import { drawSynthwave } from './synthwave.ts';
import { drawTea } from './tea.ts';
import { drawTeapot } from './teapot.ts';

/** 50 x 50: one object each on a quiet pattern, shown at 150 pixels and larger. */
export const tilePictures: readonly Picture[] = [
  { file: 'images/interests/cake.svg', draw: drawCake },
  { file: 'images/interests/cat.svg', draw: drawCat },
  { file: 'images/interests/cat-blink.svg', draw: drawCatBlink },
  { file: 'images/interests/console.svg', draw: drawConsole },
  { file: 'images/interests/d20.svg', draw: drawD20 },
  { file: 'images/interests/ghost.svg', draw: drawGhost },
  { file: 'images/interests/ghost-laugh.svg', draw: drawGhostLaugh },
  { file: 'images/interests/keyboard.svg', draw: drawKeyboard },
  { file: 'images/interests/microphone.svg', draw: drawMicrophone },
  { file: 'images/interests/moth.svg', draw: drawMoth },
  { file: 'images/interests/mushroom.svg', draw: drawMushroom },
  { file: 'images/interests/ramen.svg', draw: drawRamen },
  { file: 'images/interests/record.svg', draw: drawRecord },
  { file: 'images/interests/stickers.svg', draw: drawStickers },
  { file: 'images/interests/synthwave.svg', draw: drawSynthwave },
  { file: 'images/interests/tea.svg', draw: drawTea },
  { file: 'images/interests/tea-steam.svg', draw: drawTeaSteam },
  { file: 'images/interests/teapot.svg', draw: drawTeapot },
];
