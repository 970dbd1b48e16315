import { expect, it } from 'vitest';
import { parseFile } from './import-file.ts';

const problemsOf = (source: string, format: 'json' | 'csv') => {
  const parsed = parseFile(source, format);
  return 'problems' in parsed ? parsed.problems.map(({ place, key, sentence }) => `${place} ${key} ${sentence}`) : [];
};
const good = { id: '1', name: 'Praline', website: '', message: 'Hello!', time: 5 };

it('accepts the list that a browser stores, and fills in optional columns', () => {
  const parsed = parseFile(JSON.stringify([{ name: 'Praline', message: 'Hello!', time: 1_760_000_000_000 }]), 'json');
  expect(parsed).toEqual({
    content: {
      blocks: [],
      isOpen: undefined,
      entries: [
        {
          id: '1760000000000',
          name: 'Praline',
          website: '',
          message: 'Hello!',
          time: 1_760_000_000_000,
          state: 'visible',
          reply: null,
          reply_time: null,
          held_because: null,
          sticker: null,
          paper: null,
          drawing: null,
          depicts: null,
          audience: null,
          hearts: 0,
          hearted_by: null,
        },
      ],
    },
  });
});

it('lists all problems, each with its place, its key and the rule', () => {
  const rows = [
    { ...good, id: 'x', website: 'javascript:alert(1)', message: 'm'.repeat(1001) },
    { ...good, id: '2', name: '', time: -1 },
    { ...good, id: '3', state: 'gone', held_because: 'luck', messsage: 'x' },
    { ...good, id: '4', reply: 'r'.repeat(2001), reply_time: 1 },
    { ...good, id: '5', reply: 'no time' },
    { ...good, id: '6', name: 7, message: undefined, sticker: 'dragon', paper: 5 },
    { ...good, id: '7', drawing: 'A drawing', depicts: '' },
    { ...good, id: '8', depicts: 'Nothing' },
    { ...good, id: '9', drawing: 7, depicts: [] },
    { ...good, id: '10', audience: 'friends', state: 'hidden' },
    { ...good, id: '11', audience: 'owner' },
    { ...good, id: '12', hearted_by: '=1+1' },
    { ...good, id: '13', hearts: 9 },
    { ...good, id: '14', hearts: 2, hearted_by: Array(2).fill('a'.repeat(22)).join(' ') },
    good,
    good,
    'entry',
  ];
  expect(problemsOf(JSON.stringify(rows), 'json')).toEqual([
    'entry 1 id must be 1 to 16 digits',
    'entry 1 website must be empty or a whole web address that starts with https:// or http://',
    'entry 1 message must be 1 to 1000 characters without control characters',
    'entry 2 name must be 1 to 80 characters on one line',
    'entry 2 time must be a whole number: milliseconds since 1970',
    'entry 3 messsage is unknown; did you mean message?',
    'entry 3 state must be one of visible, waiting, hidden, deleted',
    'entry 3 held_because must be empty or one of honeypot, too-fast, links, blocked-word, blocked-sender, repeat, flood, drawing',
    'entry 4 reply must be 1 to 2000 characters without control characters',
    'entry 5 reply_time is required with a reply, and not allowed without one',
    'entry 6 name must be text',
    'entry 6 message is missing',
    'entry 6 sticker must be empty or one of heart, strawberry, star, cat, tea, moon, flower, bow, ghost, mushroom, cassette, biscuit',
    'entry 6 paper must be empty or one of milk, gingham, sprinkles, squared, letter, evening',
    'entry 7 drawing must be empty or a drawing as it was exported',
    'entry 7 depicts must be 1 to 200 characters on one line with a drawing, and empty without one',
    'entry 8 depicts must be 1 to 200 characters on one line with a drawing, and empty without one',
    'entry 9 drawing must be text',
    'entry 9 depicts must be text',
    'entry 10 audience must be empty or owner',
    'entry 11 state must not be visible with the audience owner',
    'entry 12 hearted_by must be empty or as it was exported',
    'entry 13 hearts must be the number of those in hearted_by',
    'entry 14 hearts must be the number of those in hearted_by',
    'entry 16 id the id 1 is already used in entry 15',
    'entry 17  is not an entry',
  ]);
});

it('counts the lines of a CSV file correctly when messages have line breaks', () => {
  const source =
    '\ufeffid,name,message,time\r\n1,Praline,"two\r\nlines",5\r\n2,,Hello,6\r\n3,Bonbon,"a ""quote""",7\r\n4,Bot,,8\r\n';
  expect(problemsOf(source, 'csv')).toEqual([
    'line 4 name must be 1 to 80 characters on one line',
    'line 6 message must be 1 to 1000 characters without control characters',
  ]);
});

it('reads what spreadsheets write: a byte order mark, semicolons, their line breaks', () => {
  const parsed = parseFile('\ufeffid;name;message;time\r\n1;Praline;"\'=two\r\nlines; yes";5\r\n\r\n', 'csv');
  expect(parsed).toMatchObject({
    content: { entries: [{ id: '1', message: '=two\nlines; yes', time: 5, reply: null }] },
  });
});

it('refuses a number that a spreadsheet has shortened', () => {
  expect(problemsOf('id,name,message,time\n1.76E+12,Praline,Hello,1.76E+12\n', 'csv')).toEqual([
    'line 2 time must be a whole number: milliseconds since 1970',
  ]);
});

it('refuses files of another kind', () => {
  expect(() => parseFile('{"entries": [', 'json')).toThrow('The file is not valid JSON');
  expect(() => parseFile('{"entries": []}', 'json')).toThrow('The file is neither an exported guestbook');
  expect(() => parseFile('{"bonbon":"guestbook","version":2,"entries":[]}', 'json')).toThrow('newer version');
  expect(() => parseFile('id,name\n1,"open', 'csv')).toThrow('The file is not valid CSV');
});

it('checks the blocks', () => {
  const file = { bonbon: 'guestbook', version: 1, blocks: [{ kind: 'colour', value: 'pink' }], entries: [] };
  expect(problemsOf(JSON.stringify(file), 'json')).toEqual([
    'block 1 value must be a word or a sender with 1 to 200 characters',
  ]);
});
