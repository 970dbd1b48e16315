import { drawBonbonButton } from './buttons/bonbon.ts';
import { drawMothButton } from './buttons/moth.ts';
import { drawPondButton } from './buttons/pond.ts';
import { drawSockButton } from './buttons/sock.ts';
import { characterPictures } from './characters/pictures.ts';
import { coverPictures } from './covers/pictures.ts';
import { doorPictures } from './doors/pictures.ts';
import { friendPictures } from './friends/pictures.ts';
import { helloPictures } from './hello/pictures.ts';
import { drawFavicon } from './icons/favicon.ts';
import { drawTouchIcon } from './icons/touch.ts';
import type { Picture } from './kit/picture.ts';
import { moodPictures } from './mascot/pictures.ts';
import { momentPictures } from './moment/pictures.ts';
import { navPictures } from './nav/pictures.ts';
import { projectPictures } from './projects/pictures.ts';
import { sharePictures } from './share/pictures.ts';
import { drawFound } from './surprise/found.ts';
import { drawSock } from './surprise/sock.ts';
import { tilePictures } from './tiles/pictures.ts';

/** Every picture that `npm run art` draws. */
export const catalogue: readonly Picture[] = [
  ...moodPictures,
  ...helloPictures,
  ...tilePictures,
  ...coverPictures,
  ...friendPictures,
  ...navPictures,
  ...sharePictures,
  ...characterPictures,
  ...projectPictures,
  ...doorPictures,
  ...momentPictures,
  { file: 'images/buttons/bonbon.png', draw: drawBonbonButton },
  { file: 'images/buttons/pond.png', draw: drawPondButton },
  { file: 'images/buttons/moth.png', draw: drawMothButton },
  { file: 'images/buttons/sock.png', draw: drawSockButton },
  { file: 'images/surprise/sock.svg', draw: drawSock },
  { file: 'images/surprise/found.svg', draw: drawFound },
  { file: 'images/icons/favicon.svg', draw: drawFavicon },
  { file: 'images/icons/touch-180.png', draw: drawTouchIcon, scale: 4 },
];
