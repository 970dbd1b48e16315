import { describe, expect, test } from 'vitest';
import { findBrokenConstraint } from './broken-constraint.ts';
import {
  type Entry,
  maxMessageLength,
  maxNameLength,
  mergeEntries,
  parseNewEntry,
  placeEntry,
  readEntry,
  readLimit,
} from './guestbook.ts';

const now = Date.UTC(2025, 9, 27, 12);
const draft = { name: 'Moth', website: '', message: 'Hello!' };
const entryAt = (time: number, message = 'Hello!'): Entry => ({
  id: String(time),
  name: 'Moth',
  website: '',
  message,
  time,
});

describe('parseNewEntry', () => {
  test('makes an entry whose id is the time of its creation as text', () => {
    expect(parseNewEntry({ name: 'Moth', website: 'moth.example', message: 'Hello!' }, now)).toEqual({
      entry: { id: String(now), name: 'Moth', website: 'https://moth.example/', message: 'Hello!', time: now },
    });
  });

  test('trims the name and the message', () => {
    expect(parseNewEntry({ ...draft, name: '  Moth\t', message: '\n\n Hello!\n' }, now)).toMatchObject({
      entry: { name: 'Moth', message: 'Hello!' },
    });
  });

  test.each([
    ['nothing at all', '', '', { name: 'missing', message: 'missing' }],
    ['only a name', 'Moth', '', { message: 'missing' }],
    ['only a message', '', 'Hello!', { name: 'missing' }],
    ['spaces and line breaks', ' \t', '\n \r\n', { name: 'missing', message: 'missing' }],
    ['invisible characters', '\u200b\u2060', '\u00ad\u3000', { name: 'missing', message: 'missing' }],
    ['control characters', '\u0000', '\u0007\u0008', { name: 'missing', message: 'missing' }],
  ])('asks for what is missing when there is %s', (_what, name, message, problems) => {
    expect(parseNewEntry({ ...draft, name, message }, now)).toEqual({ problems });
  });

  test('takes a message of 1000 characters and refuses one of 1001', () => {
    expect(maxMessageLength).toBe(1000);
    expect(parseNewEntry({ ...draft, message: 'a'.repeat(1000) }, now)).toHaveProperty('entry');
    expect(parseNewEntry({ ...draft, message: 'a'.repeat(1001) }, now)).toEqual({ problems: { message: 'too-long' } });
  });

  test('counts characters as the input does: an emoji is two, a line break is one, spaces around are none', () => {
    const emoji = '🐰'.repeat(500);
    expect(parseNewEntry({ ...draft, message: emoji }, now)).toHaveProperty('entry');
    expect(parseNewEntry({ ...draft, message: `${emoji}!` }, now)).toEqual({ problems: { message: 'too-long' } });
    expect(parseNewEntry({ ...draft, message: `${'a\r\n'.repeat(499)}bb` }, now)).toHaveProperty('entry');
    expect(parseNewEntry({ ...draft, message: `   ${'a'.repeat(1000)}\n\n` }, now)).toHaveProperty('entry');
  });

  test('keeps line breaks, tabs, emoji and right-to-left marks, and drops other control characters', () => {
    const message = 'one\r\ntwo\rthree\n\n\tfour\u0000\u0007 👩‍🎤 \u202eabc';
    expect(parseNewEntry({ ...draft, name: 'Mo\nth', message }, now)).toMatchObject({
      entry: { name: 'Mo th', message: 'one\ntwo\nthree\n\n\tfour 👩‍🎤 \u202eabc' },
    });
  });

  test('takes a name of 80 characters and refuses one of 81, which only a script can type', () => {
    expect(maxNameLength).toBe(80);
    expect(parseNewEntry({ ...draft, name: ` ${'W'.repeat(80)} ` }, now)).toHaveProperty('entry');
    expect(parseNewEntry({ ...draft, name: 'W'.repeat(81) }, now)).toEqual({ problems: { name: 'too-long' } });
  });

  test('replaces a lone surrogate, which no database accepts, by U+FFFD, and counts the same', () => {
    const message = `${'a'.repeat(999)}\ud83d`;
    expect(parseNewEntry({ ...draft, name: 'Mo\udc30th', message }, now)).toMatchObject({
      entry: { name: 'Mo\ufffdth', message: `${'a'.repeat(999)}\ufffd` },
    });
  });

  test('takes a website of 300 characters and refuses one of 301', () => {
    const address = `https://moth.example/${'a'.repeat(279)}`;
    expect(parseNewEntry({ ...draft, website: ` ${address} ` }, now)).toMatchObject({ entry: { website: address } });
    expect(parseNewEntry({ ...draft, website: `${address}a` }, now)).toEqual({ problems: { website: 'too-long' } });
  });

  test.each([
    'https://moth.example/"<>\\^`{|}?"<>\\#"<>`\\ \u3000\u2028',
    `https://${'ü'.repeat(20)}.example/${'日'.repeat(150)}`,
    'https://a:b@[::1]:80/',
  ])('a backend accepts what it makes of %j', (website) => {
    const parsed = parseNewEntry({ ...draft, website }, now);
    expect('entry' in parsed && findBrokenConstraint(parsed.entry)).toBeUndefined();
  });

  test('makes an id that a backend accepts even if the clock is set before 1970', () => {
    expect(parseNewEntry(draft, -5)).toMatchObject({ entry: { id: '0', time: 0 } });
  });

  test('stores a website that is no web address as empty and still takes the entry', () => {
    expect(parseNewEntry({ ...draft, website: 'my cool page' }, now)).toMatchObject({ entry: { website: '' } });
  });
});

test('200 entries are read at once', () => {
  expect(readLimit).toBe(200);
});

describe('readEntry', () => {
  test('reads back what was stored', () => {
    expect(readEntry(entryAt(now))).toEqual(entryAt(now));
  });

  test('reads older rows: no id, a time as text, no website, an id that is a number', () => {
    expect(readEntry({ name: 'Moth', message: 'Hello!', time: now })).toEqual(entryAt(now));
    expect(readEntry({ ...entryAt(now), website: null, time: String(now) })).toEqual(entryAt(now));
    expect(readEntry({ ...entryAt(now), id: now })).toEqual(entryAt(now));
  });

  test('never returns a website that is not http or https', () => {
    expect(readEntry({ ...entryAt(now), website: 'javascript:alert(1)' })).toMatchObject({ website: '' });
  });

  test.each([
    ['null', null],
    ['a text', 'Hello!'],
    ['a list', [1]],
    ['a row without a name', { ...entryAt(now), name: undefined }],
    ['a row with an empty message', { ...entryAt(now), message: ' ' }],
    ['a row without a time', { ...entryAt(now), time: null }],
    ['a row with an empty time', { ...entryAt(now), time: '' }],
    ['a time that is out of range', { ...entryAt(now), time: 8.65e15 }],
    ['a time that is not a number', { ...entryAt(now), time: Number.NaN }],
  ])('skips %s', (_what, row) => {
    expect(readEntry(row)).toBeUndefined();
  });
});

describe('mergeEntries', () => {
  test('puts the newest first', () => {
    expect(mergeEntries([entryAt(2), entryAt(1)], [entryAt(3)]).map(({ time }) => time)).toEqual([3, 2, 1]);
  });

  test('shows an entry that is in two lists once, as the earlier list has it', () => {
    const answered = { ...entryAt(1), website: 'https://moth.example/' };
    expect(mergeEntries([answered], [entryAt(1), entryAt(2)])).toEqual([entryAt(2), answered]);
  });

  test('shows both of two that were written in the same millisecond', () => {
    expect(mergeEntries([entryAt(1, 'one')], [entryAt(1, 'other')])).toEqual([entryAt(1, 'one'), entryAt(1, 'other')]);
  });

  test('leaves the given lists as they are', () => {
    const list = [entryAt(1), entryAt(2)];
    mergeEntries(list);
    expect(list).toEqual([entryAt(1), entryAt(2)]);
  });
});

describe('placeEntry', () => {
  test('keeps the id of an entry that is alone in its millisecond', () => {
    expect(placeEntry(entryAt(5), [entryAt(4)])).toEqual({ entry: entryAt(5), isStored: false });
  });

  test('moves id and time on by 1 ms until both are free', () => {
    expect(placeEntry(entryAt(5, 'Third'), [entryAt(5, 'First'), entryAt(6, 'Second')])).toEqual({
      entry: entryAt(7, 'Third'),
      isStored: false,
    });
  });

  test('recognises an entry that is sent again: same id, name and message', () => {
    expect(placeEntry(entryAt(5), [entryAt(5)])).toEqual({ entry: entryAt(5), isStored: true });
  });

  test('recognises an entry that had been moved to another id', () => {
    expect(placeEntry(entryAt(5, 'Second'), [entryAt(5, 'First'), entryAt(6, 'Second')])).toEqual({
      entry: entryAt(6, 'Second'),
      isStored: true,
    });
  });
});

test('a name or message of blank letters counts as empty', () => {
  for (const blank of ['\u3164', '\u200b\u115f', '\u2800 \uffa0']) {
    expect(parseNewEntry({ name: blank, website: '', message: blank }, 0)).toEqual({
      problems: { name: 'missing', message: 'missing' },
    });
  }
});
