import type { Picture } from '../kit/picture.ts';
import {
  drawAboutIcon,
  drawBoardIcon,
  drawConnectIcon,
  drawGalleryIcon,
  drawGuestbookIcon,
  drawHomeIcon,
  drawProjectsIcon,
  drawResumeIcon,
} from './icons.ts';

/** 12 x 12: the icons of the navigation, shown at 24 pixels. */
export const navPictures: readonly Picture[] = [
  { file: 'images/nav/about.svg', draw: drawAboutIcon },
  { file: 'images/nav/board.svg', draw: drawBoardIcon },
  { file: 'images/nav/connect.svg', draw: drawConnectIcon },
  { file: 'images/nav/gallery.svg', draw: drawGalleryIcon },
  { file: 'images/nav/guestbook.svg', draw: drawGuestbookIcon },
  { file: 'images/nav/home.svg', draw: drawHomeIcon },
  { file: 'images/nav/projects.svg', draw: drawProjectsIcon },
  { file: 'images/nav/resume.svg', draw: drawResumeIcon },
];
