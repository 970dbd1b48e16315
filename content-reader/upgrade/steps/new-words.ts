import { stringify } from 'yaml';
import { isGroup, valueAt } from '#content-reader/yaml/key-path.ts';
import { type Words, wordsSchema } from '#model/words-schema.ts';
import type { ContentText, Edit, Step } from '../step.ts';
import { findPair } from '../yaml-pair.ts';

type Group = keyof Words;
/** `notes` are comments above some of the words. */
type Addition = { group: Group; after: string; words: string[]; notes?: Record<string, string> };

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

const additionsOf09: Addition[] = [
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
    group: 'home',
    after: 'nextFriends',
    words: ['olderUpdates', 'allFriends'],
    notes: { olderUpdates: 'Below the boxes, if there are more than Home shows.' },
  },
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
];

/**
 * Words that are left out are shown in English, so only a group that has all the others gets the new ones: its owner
 * translates it.
 */
const addsWords = (version: string, additions: Addition[]): Step => ({
  version,
  why: 'The site has new texts. They are added here in English, for you to change or translate.',
  find({ texts }) {
    const file = texts.get('words.yaml');
    if (!file || additions.some(({ group, words }) => words.some((word) => hasWord(file, group, word)))) {
      return { edits: [] };
    }
    return {
      edits: additions.flatMap((addition) =>
        isWhole(file, addition.group, additions) ? addWords(file, addition) : [],
      ),
    };
  },
});

export const wordsOf06 = addsWords('0.6.0', additionsOf06);
export const wordsOf09 = addsWords('0.9.0', additionsOf09);

const hasWord = ({ data }: ContentText, group: Group, word: string) => valueAt(data, [group, word]) !== undefined;

function isWhole(file: ContentText, group: Group, additions: Addition[]): boolean {
  const added = additions.filter((addition) => addition.group === group).flatMap(({ words }) => words);
  const former = Object.keys(wordsSchema.parse({})[group]).filter((word) => !added.includes(word));
  return isGroup(valueAt(file.data, [group])) && former.every((word) => hasWord(file, group, word));
}

function addWords(file: ContentText, { group, after, words, notes = {} }: Addition): Edit[] {
  const pair = findPair(file, [group, after]);
  if (!pair || pair.isFlow) return [];
  const english: Record<string, string> = wordsSchema.parse({})[group];
  const lines = words.flatMap((word) => [
    ...(notes[word] === undefined ? [] : [`# ${notes[word]}`]),
    // YAML 1.1, which some editors still use, reads a bare Yes as a boolean.
    stringify({ [word]: english[word] }, { lineWidth: 0, compat: 'yaml-1.1' }).trimEnd(),
  ]);
  const isLastLine = pair.end === file.text.length && !file.text.endsWith('\n');
  const block = lines.map((line) => pair.indent + line).join('\n');
  const text = isLastLine ? `\n${block}` : `${block}\n`;
  return [{ file: file.path, start: pair.end, end: pair.end, text }];
}
