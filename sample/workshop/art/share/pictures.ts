import type { Picture } from '../kit/picture.ts';
import { drawAboutMeShare } from './about-me.ts';
import { drawBonbonShare } from './bonbon.ts';
import { drawButtonsShare } from './buttons.ts';
import { drawChispaShare } from './chispa.ts';
import { drawConnectShare } from './connect.ts';
import { drawGuestbookShare } from './guestbook.ts';
import { drawHomeShare } from './home.ts';
import { drawInterestsShare } from './interests.ts';
import { drawNotFoundShare } from './not-found.ts';
import { drawOcGalleryShare } from './oc-gallery.ts';
import { drawPralineShare } from './praline.ts';
import { drawProj1Share } from './proj-1.ts';
import { drawProj2Share } from './proj-2.ts';
import { drawProjectsShare } from './projects.ts';
import { drawResumeShare } from './resume.ts';
import { drawThistleShare } from './thistle.ts';

const share = (name: string, draw: Picture['draw']): Picture => ({ file: `images/share/${name}.png`, draw, scale: 5 });

/** 240 x 126, five times as large in the file (1200 x 630): the preview that a chat app shows for a link. */
export const sharePictures: readonly Picture[] = [
  share('share', drawHomeShare),
  share('home', drawHomeShare),
  share('about-me', drawAboutMeShare),
  share('interests', drawInterestsShare),
  share('resume', drawResumeShare),
  share('projects', drawProjectsShare),
  share('guestbook', drawGuestbookShare),
  share('connect', drawConnectShare),
  share('buttons', drawButtonsShare),
  share('not-found', drawNotFoundShare),
  share('proj-1', drawProj1Share),
  share('proj-2', drawProj2Share),
  share('oc-gallery', drawOcGalleryShare),
  share('bonbon', drawBonbonShare),
  share('praline', drawPralineShare),
  share('chispa', drawChispaShare),
  share('thistle', drawThistleShare),
];
