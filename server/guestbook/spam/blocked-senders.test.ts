import { expect, test } from 'vitest';
import { isBlockedSender } from './blocked-senders.ts';

test.each([
  ['Spam Bot', 'Spam Bot'],
  ['spam bot', '  SPAM   BOT '],
  ['Spam Bot', 'Späm\u200b-Bot!'],
  ['Spam Bot', 'S.p.a.m.b.o.t'],
  ['★★★', '★★★'],
])('the sender %j blocks the name %j', (sender, name) => {
  expect(isBlockedSender({ name, website: '' }, [sender])).toBe(true);
});

test.each([
  ['Spam Bot', 'Spam Bot 2'],
  ['Spam', 'Spam Bot'],
  ['★★★', '★★'],
  ['', 'A visitor'],
  ['', '★'],
  [' ', 'A visitor'],
])('the sender %j does not block the name %j', (sender, name) => {
  expect(isBlockedSender({ name, website: '' }, [sender])).toBe(false);
});

test.each([
  ['spam.example', 'https://spam.example/'],
  ['spam.example', 'http://spam.example:8080/win?now'],
  ['SPAM.example', 'https://a.b.spam.EXAMPLE/'],
  ['www.spam.example', 'https://spam.example/'],
  ['*.spam.example', 'https://spam.example/'],
  ['https://www.spam.example/win', 'https://shop.spam.example/'],
  ['spam.example', 'https://spam.example./'],
  ['spám.example', 'https://xn--spm-fla.example/'],
  ['xn--spm-fla.example', 'https://spám.example/'],
  ['192.0.2.1', 'http://192.0.2.1/'],
])('the sender %j blocks the website %j', (sender, website) => {
  expect(isBlockedSender({ name: 'A visitor', website }, ['somebody', sender])).toBe(true);
});

test.each([
  ['spam.example', 'https://notspam.example/'],
  ['spam.example', 'https://spam.example.org/'],
  ['spam.example', 'https://example.org/?spam.example'],
  ['spam', 'https://spam.example/'],
  ['example', 'https://spam.example/'],
  ['Spam Bot', 'https://spambot.example/'],
  ['spam.example', ''],
  ['spam.example', 'not an address'],
  ['https://', 'https://spam.example/'],
])('the sender %j does not block the website %j', (sender, website) => {
  expect(isBlockedSender({ name: 'A visitor', website }, [sender])).toBe(false);
});
