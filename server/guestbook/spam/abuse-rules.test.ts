import { expect, test } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import { holdReasons } from '#model/guestbook-table.ts';
import { judgeEntry } from './abuse-rules.ts';

const row = { id: '1', name: 'Rin', website: 'https://rin.example/', message: 'Hello, lovely site!', time: 1 };
const facts = { fillMs: 8000, isTrapped: false };
const blocks = { words: ['casino'], senders: ['Spam Bot', 'spam.example'] };
const rules = defaultRules;

test('a friendly entry waits for nobody', () => {
  expect(judgeEntry({ row, facts, rules, blocks })).toBeUndefined();
});

test('an entry that did not come through the form is held back for any link, and for nothing else', () => {
  const judge = (message: string) => judgeEntry({ row: { ...row, message }, facts: undefined, rules, blocks });
  expect(judge('Hello, lovely site!')).toBeUndefined();
  expect(judge('Look at https://rin.example')).toBe('links');
  expect(judge('Come to the casino')).toBe('blocked-word');
});

test('a form that nobody measured, because somebody typed before the script was there, is a form', () => {
  const message = 'https://one.example https://two.example';
  expect(judgeEntry({ row: { ...row, message }, facts: {}, rules, blocks })).toBeUndefined();
});

test('text in the field that nobody sees holds an entry back', () => {
  expect(judgeEntry({ row, facts: { ...facts, isTrapped: true }, rules, blocks })).toBe('honeypot');
});

test('a form that is filled in within less than 3 seconds holds an entry back', () => {
  expect(rules.minFillSeconds).toBe(3);
  expect(judgeEntry({ row, facts: { fillMs: 2999 }, rules, blocks })).toBe('too-fast');
  expect(judgeEntry({ row, facts: { fillMs: 3000 }, rules, blocks })).toBeUndefined();
  expect(judgeEntry({ row, facts: { fillMs: 0 }, rules: { ...rules, minFillSeconds: 0 }, blocks })).toBeUndefined();
});

test('more than 2 links in name and message hold an entry back; the website is not counted', () => {
  expect(rules.maxLinks).toBe(2);
  const two = { ...row, message: 'https://one.example https://two.example' };
  expect(judgeEntry({ row: two, facts, rules, blocks })).toBeUndefined();
  expect(judgeEntry({ row: { ...two, name: 'www.three.example' }, facts, rules, blocks })).toBe('links');
  expect(judgeEntry({ row: two, facts, rules: { ...rules, maxLinks: 1 }, blocks })).toBe('links');
  expect(judgeEntry({ row, facts, rules: { ...rules, maxLinks: 0 }, blocks })).toBeUndefined();
});

test.each([
  { name: 'Casino King' },
  { message: 'Come to the c.a.s.i.n.o' },
  { website: 'https://casino.example/' },
  { website: 'https://rin.example/%63asino' },
  { website: 'https://rin.example/?q=best%20casino&broken=%' },
])('a blocked word in any field holds an entry back: %j', (change) => {
  expect(judgeEntry({ row: { ...row, ...change }, facts, rules, blocks })).toBe('blocked-word');
});

test('a blocked word is found behind the letters of an international address', () => {
  const website = 'https://xn--80aswg.example/';
  expect(judgeEntry({ row: { ...row, website }, facts, rules, blocks: { words: ['сайт'], senders: [] } })).toBe(
    'blocked-word',
  );
});

test.each([{ name: 'spam bot' }, { website: 'https://www.spam.example/win' }])(
  'a blocked sender holds an entry back: %j',
  (change) => {
    expect(judgeEntry({ row: { ...row, ...change }, facts, rules, blocks })).toBe('blocked-sender');
  },
);

test('of several reasons it is the first in the order of the list', () => {
  const all = {
    row: { ...row, name: 'Spam Bot', message: 'casino a.com b.com c.com' },
    facts: { fillMs: 10, isTrapped: true },
    rules,
    blocks,
  };
  const found = [
    judgeEntry(all),
    judgeEntry({ ...all, facts: { fillMs: 10 } }),
    judgeEntry({ ...all, facts }),
    judgeEntry({ ...all, facts, rules: { ...rules, maxLinks: 3 } }),
    judgeEntry({ ...all, facts, rules: { ...rules, maxLinks: 3 }, blocks: { ...blocks, words: [] } }),
  ];
  expect(found).toEqual(['honeypot', 'too-fast', 'links', 'blocked-word', 'blocked-sender']);
  expect(found).toEqual(holdReasons.filter((reason) => reason !== 'repeat' && reason !== 'flood'));
});

test.each([
  'a'.repeat(1000),
  'http://'.repeat(142),
  'a.'.repeat(500),
  '<a '.repeat(333),
  '\ufdfa'.repeat(1000),
  '\u{1f430}'.repeat(500),
  '\ud800'.repeat(1000),
  '\u200b\u0301'.repeat(500),
  '%'.repeat(1000),
])('a hostile message of at most 1000 characters is judged within a blink', (message) => {
  const website = `https://rin.example/${'%25'.repeat(900)}`;
  const startedMs = process.threadCpuUsage().user / 1000;
  for (let judged = 0; judged < 10; judged++) {
    judgeEntry({ row: { ...row, name: message.slice(0, 80), website, message }, facts, rules, blocks });
  }
  expect(process.threadCpuUsage().user / 1000 - startedMs).toBeLessThan(500);
});
