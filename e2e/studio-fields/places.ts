import type { Exception } from './exception.ts';
import type { Expected } from './page-marks.ts';
import { wordExceptions } from './word-places.ts';

const state = (why: string, ...patterns: string[]): Exception => ({ expected: { place: 'data' }, why, patterns });
const elsewhere = (why: string, ...patterns: string[]): Exception => ({
  expected: { place: 'nowhere' },
  why,
  patterns,
});

/** Every field that is not simply shown on the page of its file, with the reason. A test fails where this is not so. */
const exceptions: readonly Exception[] = [
  ...wordExceptions,
  {
    expected: { place: 'shown', tab: 'songs' },
    why: 'in the list of songs',
    patterns: ['tracks.yaml: *.title', 'tracks.yaml: *.artist', 'tracks.yaml: *.imageSrc'],
  },
  {
    expected: { place: 'shown', tab: 'credits' },
    why: 'with who made each song',
    patterns: ['tracks.yaml: *.credit', 'tracks.yaml: *.licence'],
  },
  {
    expected: { place: 'chance' },
    why: 'what is played is fetched then',
    patterns: ['tracks.yaml: *.videoId', 'tracks.yaml: *.file'],
  },
  {
    expected: { place: 'chance' },
    why: 'one of the two, as the music waits for a click or not',
    patterns: ['delights.yaml: moment.label', 'delights.yaml: moment.labelWithMusic'],
  },
  {
    expected: { place: 'head' },
    why: 'for search engines, chats and the tab',
    patterns: [
      '*: header.description',
      '*: header.sharePicture',
      '*: sharePicture',
      'site.yaml: address',
      'site.yaml: icons.svg',
    ],
  },
  {
    expected: { place: 'head', at: '/404' },
    why: 'for pages without a picture',
    patterns: ['site.yaml: sharePicture'],
  },
  {
    expected: { place: 'hidden' },
    why: 'comes when the picture is pointed at',
    patterns: ['home.yaml: quickIntro.hoverSwap.second', 'about-me.yaml: whoAmI.hoverSwap.second'],
  },
  {
    expected: { place: 'hidden' },
    why: 'comes when it is pressed',
    patterns: ['interests.yaml: items.*.reaction', 'characters/*/character.yaml: images.*.description'],
  },
  {
    expected: { place: 'shown', at: '/resume' },
    why: 'the page with the contact',
    patterns: ['site.yaml: email'],
  },
  {
    expected: { place: 'shown', at: '/guestbook' },
    why: 'the name of whoever replies',
    patterns: ['site.yaml: ownerName'],
  },
  {
    expected: { place: 'shown', at: '/guestbook' },
    why: 'where the form of the guestbook leads',
    patterns: ['site.yaml: services.serverAddress'],
  },
  {
    expected: { place: 'shown', at: '/oc-gallery/bonbon' },
    why: 'below the pictures of each character',
    patterns: ['oc-gallery.yaml: galleryNote'],
  },
  {
    expected: { place: 'shown', at: '/oc-gallery' },
    why: 'on the card',
    patterns: ['characters/*/character.yaml: portrait'],
  },
  state(
    'comes when the figure is pressed',
    'delights.yaml: mascot.reactions.*.bubble',
    'delights.yaml: mascot.reactions.*.picture',
  ),
  state('comes at its hour', 'delights.yaml: mascot.hours.*.bubble', 'delights.yaml: mascot.hours.*.picture'),
  state(
    'comes when the sweet is unwrapped',
    'delights.yaml: moment.again',
    'delights.yaml: moment.figure',
    'delights.yaml: moment.hint',
    'delights.yaml: moment.today.badge',
    'delights.yaml: moment.today.text',
    'delights.yaml: moment.unwrapped',
  ),
  state('moves, and the test asked for stillness', 'delights.yaml: pet.label', 'delights.yaml: pet.sprite'),
  state('comes when a switch is on', 'delights.yaml: switches.stillNote'),
  state(
    'hides on another page each day',
    'delights.yaml: surprise.label',
    'delights.yaml: surprise.picture',
    'delights.yaml: surprise.alt',
    'delights.yaml: surprise.button.alt',
    'delights.yaml: surprise.button.image',
    'delights.yaml: surprise.scene',
    'delights.yaml: surprise.text',
    'delights.yaml: surprise.title',
  ),
  state('comes when the button is pressed', 'facts.yaml: facts.*', 'facts.yaml: spam.*'),
  state(
    'said as long as there is none',

    'interests.yaml: emptyText',
    'projects.yaml: emptyText',
    'oc-gallery.yaml: emptyText',
  ),
  state('said when the guestbook is closed or waits', 'guestbook.yaml: approvalText', 'guestbook.yaml: closedText'),
  state('comes when a tile is opened', 'interests.yaml: items.*.alt', 'interests.yaml: items.*.notes'),
  state('comes when two tiles meet', 'interests.yaml: pairs.*.says'),
  state('comes when a page fails', 'not-found.yaml: errorMascot', 'not-found.yaml: errorText'),
  state(
    'nobody finds a page that is not there',
    'not-found.yaml: header.description',
    'not-found.yaml: header.sharePicture',
  ),
  state('the title of the PDF', 'resume.yaml: documentTitle'),
  state('a part of an address', 'characters/*/character.yaml: images.*.id'),
  elsewhere('for feeds', 'site.yaml: description'),
  state('the build makes it', 'site.yaml: icons.touch'),
  elsewhere('only a built page needs it', 'site.yaml: music.address'),
  elsewhere(
    'for the program that publishes',
    'site.yaml: publish.branch',
    'site.yaml: publish.folder',
    'site.yaml: publish.name',
    'site.yaml: publish.project',
    'site.yaml: publish.repository',
    'site.yaml: publish.server',
  ),
  state(
    'for another service than the one that is chosen',
    'site.yaml: services.goatcounterCode',
    'site.yaml: services.supabaseAddress',
    'site.yaml: visitorCounter.caption',
  ),
];

const isMeant = (one: string, pattern: string) =>
  one === pattern || (one.startsWith('*: ') && pattern.endsWith(one.slice(1)));

/** Those that are about no field any more. */
export const findOldExceptions = (patterns: readonly string[]): string[] =>
  exceptions.flatMap((each) => each.patterns).filter((one) => !patterns.some((pattern) => isMeant(one, pattern)));

export function findExpected(pattern: string): Expected {
  const exact = exceptions.find(({ patterns }) => patterns.includes(pattern));
  const found = exact ?? exceptions.find(({ patterns }) => patterns.some((one) => isMeant(one, pattern)));
  return found?.expected ?? { place: pattern.startsWith('words.yaml') ? 'data' : 'shown' };
}
