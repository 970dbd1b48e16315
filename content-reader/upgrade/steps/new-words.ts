import { stringify } from 'yaml';
import { isGroup, valueAt } from '#content-reader/yaml/key-path.ts';
import { type Words, wordsSchema } from '#model/words-schema.ts';
import type { ContentText, Edit, Step } from '../step.ts';
import { findPair } from '../yaml-pair.ts';

type Group = keyof Words;
/** `notes` are comments above some of the words. */
type Addition = { group: Group; after: string; words: string[]; notes?: Record<string, string> };
/** A whole group, which comes below another one. `note` is the comment above it. */
type GroupAddition = { group: Group; after: Group; note: string };

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
  {
    group: 'guestbook',
    after: 'draftKept',
    words: ['penMissing', 'notNow'],
    notes: {
      penMissing: 'If the script that sends messages cannot be loaded; the form keeps its text.',
      notNow: 'If somebody without JavaScript signs too often, or the messages cannot be stored.',
    },
  },
  {
    group: 'guestbook',
    after: 'notTakenLength',
    words: ['full', 'fullText'],
    notes: { full: 'When more messages wait for you than the guestbook keeps; the form keeps its text.' },
  },
  {
    group: 'guestbook',
    after: 'unreachable',
    words: ['paused'],
    notes: { paused: 'If Supabase has paused your project: wake it in its dashboard.' },
  },
  {
    group: 'guestbook',
    after: 'messagesNeedScript',
    words: ['older', 'newer', 'jumpTo', 'jump'],
    notes: { older: 'Below the messages, if there are more than one page.' },
  },
  {
    group: 'guestbook',
    after: 'feedOfWhat',
    words: [
      ...['sticker', 'paper', 'yourNote', 'yourWords', 'onTheWall', 'seeNote', 'writeAnother'],
      ...[
        'heart',
        'strawberry',
        'star',
        'cat',
        'tea',
        'moon',
        'flower',
        'bow',
        'ghost',
        'mushroom',
        'cassette',
        'biscuit',
      ],
      ...['milk', 'gingham', 'sprinkles', 'squared', 'letter', 'evening'],
    ],
    notes: {
      sticker: 'What a visitor chooses for a note, with the names of the choices.',
      yourNote: 'Above the note that shows what the form will send, and its text as long as nothing is typed.',
      onTheWall: 'After signing, beside the thanks.',
    },
  },
];

const groupsOf09: GroupAddition[] = [
  {
    group: 'windows',
    after: 'frame',
    note: 'The windows of every page: their buttons, and the tray for those that were put away.',
  },
  { group: 'cassette', after: 'youtube', note: 'The cassette player, which the cover opens.' },
  { group: 'news', after: 'home', note: "What is new since somebody's last visit, on the first page." },
];

/**
 * Words that are left out are shown in English, so only a group that has all the others gets the new ones: its owner
 * translates it.
 */
const addsWords = (
  version: string,
  additions: Addition[],
  laterAdditions: Addition[] = [],
  groups: GroupAddition[] = [],
): Step => ({
  version,
  why: 'The site has new texts. They are added here in English, for you to change or translate.',
  find({ texts }) {
    const file = texts.get('words.yaml');
    if (!file || additions.some(({ group, words }) => words.some((word) => hasWord(file, group, word)))) {
      return { edits: [] };
    }
    const isComplete = (group: Group) => isWhole(file, group, [...additions, ...laterAdditions]);
    return {
      edits: [
        ...additions.flatMap((addition) => (isComplete(addition.group) ? addWords(file, addition) : [])),
        ...groups.flatMap((addition) => (isComplete(addition.after) ? addGroup(file, addition) : [])),
      ],
    };
  },
});

export const wordsOf06 = addsWords('0.6.0', additionsOf06, additionsOf09);
export const wordsOf09 = addsWords('0.9.0', additionsOf09, [], groupsOf09);

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

function addGroup(file: ContentText, { group, after, note }: GroupAddition): Edit[] {
  const pair = findPair(file, [after]);
  if (!pair || pair.isFlow || valueAt(file.data, [group]) !== undefined) return [];
  const english = stringify({ [group]: wordsSchema.parse({})[group] }, { lineWidth: 0, compat: 'yaml-1.1' }).trimEnd();
  const block = `\n# ${note}\n${english}`;
  const isLastLine = pair.end === file.text.length && !file.text.endsWith('\n');
  const text = isLastLine ? `\n${block}` : `${block}\n`;
  return [{ file: file.path, start: pair.end, end: pair.end, text }];
}
