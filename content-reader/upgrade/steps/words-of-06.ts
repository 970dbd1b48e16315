import { type Addition, addsWords } from './new-words.ts';
import { additionsOf09 } from './words-of-09.ts';

const additionsOf06: Addition[] = [
  {
    group: 'frame',
    after: 'counting',
    words: ['lastKnown'],
    notes: { lastKnown: "Behind the counter's caption when the counter cannot be asked." },
  },
  {
    group: 'player',
    after: 'unplayable',
    words: ['offer', 'accept', 'decline'],
    notes: { offer: "The bubble at the play button on somebody's first visit. There is little room on phones." },
  },
  {
    group: 'error',
    after: 'details',
    words: ['offlineHeading', 'offlineText', 'stuck'],
    notes: {
      offlineHeading: 'When no page can be had because there is no network, or your server does not answer.',
      stuck: 'Above a page whose text is there and whose script is not.',
    },
  },
  {
    group: 'guestbook',
    after: 'messageNeedsCut',
    words: ['websiteTooLong', 'websiteNeedsCut', 'pasteCut', 'staysHere'],
    notes: {
      pasteCut: 'Below a field whose limit cut off what was pasted.',
      staysHere: 'Beside the button when the site has no shared guestbook.',
    },
  },
  { group: 'guestbook', after: 'thanksUnkept', words: ['thanksUnserved', 'thanksWithoutWebsite'] },
  {
    group: 'guestbook',
    after: 'refusedText',
    words: [
      ...['notTaken', 'notTakenText', 'notTakenName', 'notTakenWebsite', 'notTakenMessage', 'notTakenCharacters'],
      ...['notTakenLength', 'editAgain', 'formInUse', 'discard', 'discardForGood'],
    ],
    notes: {
      notTaken: 'What the guestbook refused: above the form, and on a message that was sent later.',
      discardForGood: 'The same button, once it was clicked.',
    },
  },
  {
    group: 'guestbook',
    after: 'localText',
    words: [
      ...['localUnkept', 'unservedText', 'unreachable', 'othersUnreachable', 'newerUnreachable', 'unserved'],
      ...['localOnly', 'emptyClosed'],
    ],
    notes: {
      unservedText: "When what answers at the site's address is no guestbook, such as a plain file server.",
      unreachable: "In the list's place, or above it.",
      localOnly: 'Above the list when the site has no shared guestbook.',
      emptyClosed: 'While the book is closed and nobody has signed it.',
    },
  },
];

export const wordsOf06 = addsWords('0.6.0', additionsOf06, additionsOf09);
