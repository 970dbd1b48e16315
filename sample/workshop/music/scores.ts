import type { Score } from './score.ts';
import { arcadeClosingTime } from './scores/arcade-closing-time.ts';
import { bossFightInABakery } from './scores/boss-fight-in-a-bakery.ts';
import { dialUpLullaby } from './scores/dial-up-lullaby.ts';
import { harbourFog } from './scores/harbour-fog.ts';
import { moonLaundromat } from './scores/moon-laundromat.ts';
import { mushroomVillage } from './scores/mushroom-village.ts';
import { nightBus } from './scores/night-bus.ts';
import { paperDragon } from './scores/paper-dragon.ts';
import { rainOnATinRoof } from './scores/rain-on-a-tin-roof.ts';
import { savePoint } from './scores/save-point.ts';
import { strawberryField } from './scores/strawberry-field.ts';
import { sunsetDrive } from './scores/sunset-drive.ts';

/** All pieces, by title. */
export const scores: readonly Score[] = [
  arcadeClosingTime,
  bossFightInABakery,
  dialUpLullaby,
  harbourFog,
  moonLaundromat,
  mushroomVillage,
  nightBus,
  paperDragon,
  rainOnATinRoof,
  savePoint,
  strawberryField,
  sunsetDrive,
];
