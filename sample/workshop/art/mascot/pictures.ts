import type { Picture } from '../kit/picture.ts';
import {
  drawAsleep,
  drawBreakfast,
  drawDizzy,
  drawHappy,
  drawNeutral,
  drawParty,
  drawReading,
  drawSad,
  drawSinging,
  drawSurprised,
  drawWink,
  drawYawning,
} from './moods.ts';

/** 40 x 40, transparent: the mascot of the header, of messages and of empty pages. */
export const moodPictures: readonly Picture[] = [
  { file: 'images/mascot/neutral.svg', draw: drawNeutral },
  { file: 'images/mascot/happy.svg', draw: drawHappy },
  { file: 'images/mascot/wink.svg', draw: drawWink },
  { file: 'images/mascot/sad.svg', draw: drawSad },
  { file: 'images/mascot/dizzy.svg', draw: drawDizzy },
  { file: 'images/mascot/asleep.svg', draw: drawAsleep },
  { file: 'images/mascot/singing.svg', draw: drawSinging },
  { file: 'images/mascot/reading.svg', draw: drawReading },
  { file: 'images/mascot/surprised.svg', draw: drawSurprised },
  { file: 'images/mascot/yawning.svg', draw: drawYawning },
  { file: 'images/mascot/breakfast.svg', draw: drawBreakfast },
  { file: 'images/mascot/party.svg', draw: drawParty },
];
