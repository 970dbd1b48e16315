import { guestbookAdditionsOf09 } from './guestbook-words-of-09.ts';
import { type Addition, addsWords, type GroupAddition } from './new-words.ts';

export const additionsOf09: Addition[] = [
  {
    group: 'player',
    after: 'minimize',
    words: ['cassette'],
    notes: { cassette: 'The name of the cover, which opens it.' },
  },
  {
    group: 'shared',
    after: 'buttonMissing',
    words: [
      ...['pages', 'previousPage', 'nextPage', 'page', 'pageOf', 'titleOfPage'],
      ...['found', 'foundMany', 'foundNone', 'showAll', 'listFailed'],
    ],
    notes: {
      pages: 'The links to the other pages of a long list, and their name for screen readers.',
      titleOfPage: 'The title of every page of a list but the first.',
      found: 'Below the field that finds something in a long list.',
    },
  },
  {
    group: 'notFound',
    after: 'toGuestbook',
    words: ['whereTo'],
    notes: { whereTo: 'The title of the window with the ways out; what is missing stands above it.' },
  },
  {
    group: 'home',
    after: 'nextFriends',
    words: ['olderUpdates', 'allFriends'],
    notes: { olderUpdates: 'Below the boxes, if there are more than Home shows.' },
  },
  {
    group: 'resume',
    after: 'downloadIt',
    words: ['openDrawer', 'closeDrawer'],
    notes: { openDrawer: 'On the drawer in which the PDF lies.' },
  },
  {
    group: 'interests',
    after: 'keyboardHint',
    words: ['touchHint', 'shuffle', 'tidyUp', 'keep', 'kept', 'notKept', 'popupMissing'],
    notes: {
      touchHint: 'On phones, where a swipe scrolls the page.',
      keep: 'The button that remembers where a visitor put the tiles, and beside it what it did.',
      popupMissing: 'If the script that opens a tile cannot be loaded.',
    },
  },
  { group: 'error', after: 'offlineText', words: ['goBack'], notes: {} },
  {
    group: 'projects',
    after: 'notFoundText',
    words: ['find'],
    notes: { find: 'The field above a list of several pages.' },
  },
  {
    group: 'gallery',
    after: 'invitation',
    words: ['tags', 'find'],
    notes: { tags: 'The words to find a character by, on its page, and the field above a gallery of several pages.' },
  },
  ...guestbookAdditionsOf09,
];

const groupsOf09: GroupAddition[] = [
  {
    group: 'windows',
    after: 'frame',
    note: 'The windows of every page: their buttons, and the tray for those that were put away.',
  },
  { group: 'cassette', after: 'youtube', note: 'The cassette player, which the cover opens.' },
  { group: 'pad', after: 'buttons', note: 'The drawing pad of the guestbook.' },
  { group: 'drawing', after: 'buttons', note: 'The way to the drawing pad.' },
  {
    group: 'ownNote',
    after: 'connect',
    note: 'On a message that somebody wrote in the same browser within the last 24 hours.',
  },
  { group: 'hearts', after: 'feeds', note: 'On the hearts of messages, and below one that could not be given.' },
  { group: 'privateNote', after: 'feeds', note: 'On messages that only you can read.' },
  { group: 'news', after: 'home', note: "What is new since somebody's last visit, on the first page." },
];

export const wordsOf09 = addsWords('0.9.0', additionsOf09, [], groupsOf09);
