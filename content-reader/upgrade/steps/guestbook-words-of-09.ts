import type { Addition } from './new-words.ts';

export const guestbookAdditionsOf09: Addition[] = [
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
    words: ['notTakenPrivate', 'full', 'fullText'],
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
    words: [
      ...['older', 'newer', 'jumpTo', 'jump'],
      ...['findWhat', 'find', 'allMessages', 'found', 'foundNone', 'foundFirst', 'findFailed', 'takenAt'],
    ],
    notes: {
      older: 'Below the messages, if there are more than one page.',
      findWhat: 'Above a longer list, and above what was found; {words} is what somebody looked for.',
      takenAt: 'Below messages that the build took along, until newer ones are read.',
    },
  },
  {
    group: 'guestbook',
    after: 'feedOfWhat',
    words: [
      ...['sticker', 'paper', 'yourNote', 'yourWords', 'onTheWall', 'seeNote', 'writeAnother'],
      'onlyOwner',
      ...['heart', 'strawberry', 'star', 'cat', 'tea', 'moon', 'flower', 'bow', 'ghost', 'mushroom'],
      ...['cassette', 'biscuit'],
      ...['milk', 'gingham', 'sprinkles', 'squared', 'letter', 'evening'],
    ],
    notes: {
      sticker: 'What a visitor chooses for a note, with the names of the choices.',
      yourNote: 'Above the note that shows what the form will send, and its text as long as nothing is typed.',
      onTheWall: 'After signing, beside the thanks.',
      onlyOwner: 'In the form, after signing, and on the note.',
    },
  },
];
