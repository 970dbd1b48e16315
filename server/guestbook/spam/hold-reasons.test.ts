import { expect, test } from 'vitest';
import { defaultRules, holdReasons } from '#model/guestbook-rules.ts';
import { type Candidate, findHoldReason } from './hold-reasons.ts';

const row = { id: '1', name: 'Rin', website: 'https://rin.example/', message: 'Hello, lovely site!', time: 1 };
const facts = { fillMs: 8000, isTrapped: false };
const blocks = { words: ['casino'], senders: ['Spam Bot', 'spam.example'] };
const rules = defaultRules;

const check = (change: Partial<Candidate>) =>
  findHoldReason({ row, facts, rules, blocks, isRepeat: () => false, isFlood: false, ...change });

test('a friendly entry is not held', () => {
  expect(check({})).toBeUndefined();
});

test('an entry not sent by the form is held for any link, and for nothing else', () => {
  const checkMessage = (message: string) => check({ row: { ...row, message }, facts: undefined });
  expect(checkMessage('Hello, lovely site!')).toBeUndefined();
  expect(checkMessage('Look at https://rin.example')).toBe('links');
  expect(checkMessage('Come to the casino')).toBe('blocked-word');
});

test('a form filled in before the script loaded still counts as the form', () => {
  const message = 'https://one.example https://two.example';
  expect(check({ row: { ...row, message }, facts: {} })).toBeUndefined();
});

test('text in the honeypot field holds an entry', () => {
  expect(check({ facts: { ...facts, isTrapped: true } })).toBe('honeypot');
});

test('an entry whose form took less than 3 seconds to fill in is held', () => {
  expect(rules.minFillSeconds).toBe(3);
  expect(check({ facts: { fillMs: 2999 } })).toBe('too-fast');
  expect(check({ facts: { fillMs: 3000 } })).toBeUndefined();
  expect(check({ facts: { fillMs: 0 }, rules: { ...rules, minFillSeconds: 0 } })).toBeUndefined();
});

test('more than 2 links in name and message hold an entry; the website is not counted', () => {
  expect(rules.maxLinks).toBe(2);
  const two = { ...row, message: 'https://one.example https://two.example' };
  expect(check({ row: two })).toBeUndefined();
  expect(check({ row: { ...two, name: 'www.three.example' } })).toBe('links');
  expect(check({ row: two, rules: { ...rules, maxLinks: 1 } })).toBe('links');
  expect(check({ rules: { ...rules, maxLinks: 0 } })).toBeUndefined();
});

test.each([
  { name: 'Casino King' },
  { message: 'Come to the c.a.s.i.n.o' },
  { website: 'https://casino.example/' },
  { website: 'https://rin.example/%63asino' },
  { website: 'https://rin.example/?q=best%20casino&broken=%' },
])('a blocked word in any field holds an entry: %j', (change) => {
  expect(check({ row: { ...row, ...change } })).toBe('blocked-word');
});

test('a blocked word is found in a punycode address', () => {
  const website = 'https://xn--80aswg.example/';
  expect(check({ row: { ...row, website }, facts, rules, blocks: { words: ['сайт'], senders: [] } })).toBe(
    'blocked-word',
  );
});

test.each([{ name: 'spam bot' }, { website: 'https://www.spam.example/win' }])(
  'a blocked sender holds an entry: %j',
  (change) => {
    expect(check({ row: { ...row, ...change } })).toBe('blocked-sender');
  },
);

test('if several reasons apply, the first of the list is used', () => {
  const all = {
    row: { ...row, name: 'Spam Bot', message: 'casino a.com b.com c.com', drawing: '_____w', depicts: 'Fog' },
    facts: { fillMs: 10, isTrapped: true },
    isRepeat: () => true,
    isFlood: true,
  };
  const moreLinks = { ...all, facts, rules: { ...rules, maxLinks: 3 } };
  const found = [
    check(all),
    check({ ...all, facts: { fillMs: 10 } }),
    check({ ...all, facts }),
    check(moreLinks),
    check({ ...moreLinks, blocks: { ...blocks, words: [] } }),
    check({ ...moreLinks, blocks: { words: [], senders: [] } }),
    check({ isFlood: true }),
    check({ row: { ...row, drawing: '_____w', depicts: 'Fog' } }),
  ];
  expect(found).toEqual(holdReasons);
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
])('a hostile message of at most 1000 characters is checked quickly', (message) => {
  const website = `https://rin.example/${'%25'.repeat(900)}`;
  const startedMs = process.threadCpuUsage().user / 1000;
  for (let count = 0; count < 10; count++) {
    check({ row: { ...row, name: message.slice(0, 80), website, message } });
  }
  expect(process.threadCpuUsage().user / 1000 - startedMs).toBeLessThan(500);
});
