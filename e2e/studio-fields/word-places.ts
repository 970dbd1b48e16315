import type { Exception } from './exception.ts';
import type { Expected } from './page-marks.ts';

/** The words that stand on a page without anybody's doing, by its address; each once, though many are on all pages. */
const shown = {
  '/': [
    'shared.newTab',
    'frame.skip',
    'frame.navigation',
    'frame.theme',
    'frame.night',
    'frame.visitorCounter',
    'frame.webButton',
    'frame.version',
    'windows.rollUp',
    'windows.rollUpWindow',
    'windows.zoom',
    'windows.zoomWindow',
    'windows.putAway',
    'windows.putAwayWindow',
    'player.name',
    'player.minimize',
    'player.cassette',
    'player.previous',
    'player.play',
    'player.next',
    'player.seek',
    'player.time',
    'player.volume',
    'player.mute',
    'home.scrollable',
    'home.previousFriends',
    'home.nextFriends',
    'home.asOf',
    'frame.previousInRing',
    'frame.randomInRing',
    'frame.nextInRing',
  ],
  '/aboutme': ['aboutMe.favourite'],
  '/interests': [
    'interests.title',
    'interests.hint',
    'interests.keyboardHint',
    'interests.shuffle',
    'interests.tidyUp',
    'interests.keep',
  ],
  '/resume': ['resume.download', 'resume.openDrawer'],
  '/projects': ['projects.visitLive', 'projects.viewDetails'],
  '/projects/proj-1': ['projects.back', 'projects.details', 'projects.about', 'projects.process'],
  '/oc-gallery/bonbon': [
    'gallery.back',
    'gallery.info',
    'gallery.name',
    'gallery.species',
    'gallery.age',
    'gallery.funFacts',
    'gallery.overview',
    'gallery.images',
    'gallery.others',
    'gallery.previous',
    'gallery.next',
  ],
  '/guestbook': [
    'guestbook.name',
    'guestbook.website',
    'guestbook.optional',
    'guestbook.message',
    'guestbook.length',
    'guestbook.trap',
    'guestbook.submit',
    'guestbook.feed',
    'guestbook.feedOfWhat',
    'guestbook.sticker',
    'guestbook.paper',
    'guestbook.onlyOwner',
    'drawing.draw',
  ],
  '/connect': ['connect.tradeButtons'],
  '/buttons': ['buttons.copy', 'buttons.copyOf', 'buttons.yours', 'buttons.exchange'],
  '/404': ['shared.takeMeHome', 'notFound.toGuestbook', 'notFound.whereTo'],
};

/** In the page, but not to be seen at once: on phones, by day or night, or for the keyboard. */
const hidden = {
  '/': ['frame.menu', 'frame.day', 'frame.pauseTicker', 'windows.keyboardHint', 'player.expand'],
  '/interests': ['interests.titleWithoutScript', 'interests.touchHint'],
  '/resume': ['resume.notShown', 'resume.openIt', 'resume.downloadIt', 'resume.closeDrawer'],
  '/guestbook': [
    'shared.oneMoment',
    'guestbook.heart',
    'guestbook.strawberry',
    'guestbook.star',
    'guestbook.cat',
    'guestbook.tea',
    'guestbook.moon',
    'guestbook.flower',
    'guestbook.bow',
    'guestbook.ghost',
    'guestbook.mushroom',
    'guestbook.cassette',
    'guestbook.biscuit',
    'guestbook.milk',
    'guestbook.gingham',
    'guestbook.sprinkles',
    'guestbook.squared',
    'guestbook.letter',
    'guestbook.evening',
  ],
  '/buttons': ['buttons.copied'],
};

/** For browsers and feed readers. */
const head = {
  '/': ['feeds.updates'],
  '/guestbook': ['feeds.guestbook'],
};

/** Said or not, as the counter, and a song that waits for a click once the browser has said no. */
const byChance = [
  'frame.counting',
  'frame.lastKnown',
  'player.accept',
  'player.decline',
  'player.loading',
  'player.loadingShown',
  'player.offer',
  'player.waiting',
  'player.waitingShown',
];

const listPlaces = (why: string, place: Expected['place'], words: Record<string, readonly string[]>): Exception[] =>
  Object.entries(words).map(([at, list]) => ({
    expected: { place, at },
    why,
    patterns: list.map((word) => `words.yaml: ${word}`),
  }));

/** All others are said when somebody does something, or when something fails. */
export const wordExceptions: readonly Exception[] = [
  ...listPlaces('on the page without anybody doing something', 'shown', shown),
  ...listPlaces('on phones, by day or night, or for the keyboard', 'hidden', hidden),
  ...listPlaces('for browsers and feed readers', 'head', head),
  ...listPlaces('as the counter and the music are', 'chance', { '/': byChance }),
];
