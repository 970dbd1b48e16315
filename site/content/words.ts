// The only door to the words of the interface. Each word is a constant of its group's module, so that a chunk holds only
// the words it says; tests without the owner's content see the English ones.
import * as aboutMeWords from 'virtual:content/words/about-me';
import * as buttonsWords from 'virtual:content/words/buttons';
import * as connectWords from 'virtual:content/words/connect';
import * as errorWords from 'virtual:content/words/error';
import * as feedsWords from 'virtual:content/words/feeds';
import * as frameWords from 'virtual:content/words/frame';
import * as galleryWords from 'virtual:content/words/gallery';
import * as guestbookWords from 'virtual:content/words/guestbook';
import * as homeWords from 'virtual:content/words/home';
import * as interestsWords from 'virtual:content/words/interests';
import * as notFoundWords from 'virtual:content/words/not-found';
import * as playerWords from 'virtual:content/words/player';
import * as projectsWords from 'virtual:content/words/projects';
import * as resumeWords from 'virtual:content/words/resume';
import * as sharedWords from 'virtual:content/words/shared';
import * as youtubeWords from 'virtual:content/words/youtube';

export {
  aboutMeWords,
  buttonsWords,
  connectWords,
  errorWords,
  feedsWords,
  frameWords,
  galleryWords,
  guestbookWords,
  homeWords,
  interestsWords,
  notFoundWords,
  playerWords,
  projectsWords,
  resumeWords,
  sharedWords,
  youtubeWords,
};
