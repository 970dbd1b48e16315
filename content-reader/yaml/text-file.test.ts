import { expect, test } from 'vitest';
import { findProblems } from '#content-reader/content-fixture.ts';
import { decodeText } from './text-file.ts';

const update = '- date: 2025-10-27\n  text: Grüße aus dem Café\n';
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const saveAsUtf8 = 'open it in your text editor and save it as UTF-8';

test.each([
  ['UTF-8', Buffer.from(update)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${update}`)],
  ['UTF-8 with Windows line endings', Buffer.from(update.replaceAll('\n', '\r\n'))],
  ['UTF-8 with the line endings of old Macs', Buffer.from(update.replaceAll('\n', '\r'))],
])('%s is decoded correctly', (_, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: update, mistakes: [] });
});

test.each([
  ['UTF-16 with a byte order mark', utf16(`\ufeff${update}`)],
  ['big-endian UTF-16', utf16(`\ufeff${update}`).swap16()],
  ['UTF-16 without a byte order mark', utf16(update)],
])('%s is reported', async (_, bytes) => {
  expect(await findProblems({ 'updates.yaml': bytes })).toEqual([
    {
      file: 'content/updates.yaml',
      line: 1,
      column: 1,
      key: '',
      sentence: `the file is saved as UTF-16: ${saveAsUtf8}`,
    },
  ]);
});

test('a file that is far too large for words is named, and not parsed', async () => {
  const words = (bytes: number) => `${update}# ${'x'.repeat(bytes - Buffer.byteLength(update) - 3)}\n`;
  expect(await findProblems({ 'updates.yaml': words(2_000_000) })).toEqual([]);
  // It would be a mistake of another kind.
  expect(await findProblems({ 'updates.yaml': `[${words(2_099_999)}` })).toEqual([
    {
      file: 'content/updates.yaml',
      line: 1,
      column: 1,
      key: '',
      sentence:
        'the file has 2.1 MB, but the limit for words is 2 MB: shorten it, and give pictures and songs files of their own',
    },
  ]);
});

test('Windows-1252 is named, with the first unreadable character and its position', async () => {
  expect(await findProblems({ 'updates.yaml': Buffer.from(update, 'latin1') })).toEqual([
    {
      file: 'content/updates.yaml',
      line: 2,
      column: 11,
      key: '',
      sentence: `the file is not saved as UTF-8 but as Windows-1252 (also called ANSI or Latin-1), so ü cannot be read here: ${saveAsUtf8}`,
    },
  ]);
});

test('other mistakes in a file that is not UTF-8 are reported at the same time', async () => {
  const problems = await findProblems({ 'updates.yaml': Buffer.from(`- date: today\n  text: Grüße\n`, 'latin1') });
  expect(problems.map(({ line, key }) => `${line} ${key}`)).toEqual(['1 0.date', '2 ']);
});

test('a replacement character in the file itself is not a mistake', () => {
  expect(decodeText(Buffer.from('a: \ufffd\n')).mistakes).toEqual([]);
  expect(decodeText(Buffer.from('a: \ufffd\ufffd b\n')).mistakes).toEqual([]);
  const both = Buffer.concat([Buffer.from('a: \ufffd '), Buffer.from([0xfc])]);
  expect(decodeText(both).mistakes).toMatchObject([{ offset: 5 }]);
});

test.each([
  [
    '{\\rtf1\\ansi title: x}',
    'the file is a document (RTF) and not plain text: copy its words into a text editor and save them as plain text',
  ],
  [
    'PK\u0003\u0004\u0000\u0000',
    'the file is a document (ZIP or Word) and not plain text: copy its words into a text editor and save them as plain text',
  ],
  [
    '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR',
    'the file is not a text file, whatever its name says: write it again in a text editor',
  ],
])('%j is reported as not being text', async (text, sentence) => {
  expect(await findProblems({ 'updates.yaml': Buffer.from(text, 'latin1') })).toMatchObject([{ line: 1, sentence }]);
});

test('an invisible character is reported with its position', async () => {
  const problems = await findProblems({ 'updates.yaml': '- date: 2025-10-27\n  text: V1.0\u0008 finished\n' });
  expect(problems).toMatchObject([
    {
      line: 2,
      column: 13,
      sentence: 'there is an invisible character here (U+0008): delete it and type the text again',
    },
  ]);
});
