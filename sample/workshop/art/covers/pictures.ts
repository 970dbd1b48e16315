import type { Picture } from '../kit/picture.ts';
import { drawArcadeClosing } from './arcade-closing.ts';
import { drawBakeryBoss } from './bakery-boss.ts';
import { drawDialUp } from './dial-up.ts';
import { drawHarbourFog } from './harbour-fog.ts';
import { drawHeadlights } from './headlights.ts';
import { drawMoonLaundromat } from './moon-laundromat.ts';
import { drawMushroomVillage } from './mushroom-village.ts';
import { drawNightBus } from './night-bus.ts';
import { drawPaperDragon } from './paper-dragon.ts';
import { drawPromise } from './promise.ts';
import { drawSavePoint } from './save-point.ts';
import { drawSketchbook } from './sketchbook.ts';
import { drawStrawberryField } from './strawberry-field.ts';
import { drawSunsetDrive } from './sunset-drive.ts';
import { drawTinRoof } from './tin-roof.ts';

/** 56 x 56: one bold idea each, shown at 56 pixels or cropped to the middle 42. */
export const coverPictures: readonly Picture[] = [
  { file: 'images/songs/arcade-closing.svg', draw: drawArcadeClosing },
  { file: 'images/songs/bakery-boss.svg', draw: drawBakeryBoss },
  { file: 'images/songs/dial-up.svg', draw: drawDialUp },
  { file: 'images/songs/harbour-fog.svg', draw: drawHarbourFog },
  { file: 'images/songs/headlights.svg', draw: drawHeadlights },
  { file: 'images/songs/moon-laundromat.svg', draw: drawMoonLaundromat },
  { file: 'images/songs/mushroom-village.svg', draw: drawMushroomVillage },
  { file: 'images/songs/night-bus.svg', draw: drawNightBus },
  { file: 'images/songs/paper-dragon.svg', draw: drawPaperDragon },
  { file: 'images/songs/promise.svg', draw: drawPromise },
  { file: 'images/songs/save-point.svg', draw: drawSavePoint },
  { file: 'images/songs/sketchbook.svg', draw: drawSketchbook },
  { file: 'images/songs/strawberry-field.svg', draw: drawStrawberryField },
  { file: 'images/songs/sunset-drive.svg', draw: drawSunsetDrive },
  { file: 'images/songs/tin-roof.svg', draw: drawTinRoof },
];
