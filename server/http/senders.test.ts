import { expect, test } from 'vitest';
import { createSenders, findNetworks, findSenderAddress, normaliseAddress } from './senders.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const hourMs = 60 * 60 * 1000;

test('a sender keeps its hash until midnight UTC and is a stranger afterwards', () => {
  let nowMs = noon;
  const senders = createSenders({ now: () => nowMs });
  const hash = senders.hash('203.0.113.7');
  nowMs = noon + 12 * hourMs - 1;
  expect(senders.hash('203.0.113.7')).toBe(hash);
  nowMs = noon + 12 * hourMs;
  expect(senders.hash('203.0.113.7')).not.toBe(hash);
});

test('the salt is random: another process gives the same sender another hash', () => {
  const one = createSenders({ now: () => noon });
  const other = createSenders({ now: () => noon });
  expect(one.hash('203.0.113.7')).not.toBe(other.hash('203.0.113.7'));
});

test('the hash is SHA-256 of the salt and the address', () => {
  const senders = createSenders({ now: () => noon, makeSalt: () => new Uint8Array(32) });
  // (head -c 32 /dev/zero; printf 203.0.113.7) | openssl dgst -sha256 -binary | basenc --base64url
  expect(senders.hash('203.0.113.7')).toBe('Zy4-_-cZcvvP3aW0IxnJwmWKFzM-gcleX8XQKKDBXqI');
  expect(senders.hash('203.0.113.8')).not.toBe(senders.hash('203.0.113.7'));
});

test('a salt has 32 bytes and is made once a day', () => {
  let nowMs = noon;
  let made = 0;
  const makeSalt = () => new Uint8Array(32).fill(++made);
  const senders = createSenders({ now: () => nowMs, makeSalt });
  senders.hash('203.0.113.7');
  senders.hash('203.0.113.8');
  expect(made).toBe(1);
  nowMs += 24 * hourMs;
  senders.hash('203.0.113.7');
  expect(made).toBe(2);
});

test.each([
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['Somebody', 'somebody'],
  ['1.2.3', '1.2.3'],
  ['1::2::3', '1::2::3'],
  ['', ''],
])('the address %j counts as %j', (address, sender) => {
  expect(normaliseAddress(address)).toBe(sender);
});

test.each([
  ['2001:db8:1:2345::9', '2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48'],
  ['::ffff:203.0.113.7', '203.0.113.7', undefined, '203.0.113.0/24'],
  ['203.0.113.7', '203.0.113.7', undefined, '203.0.113.0/24'],
  ['', '', undefined, undefined],
  ['Somebody', 'somebody', undefined, undefined],
])('around the address %j lie the networks %j, %j and %j', (address, id, household, neighbourhood) => {
  expect(findNetworks(address)).toEqual({ id, household, neighbourhood });
});

test('what is known of the networks around an address are hashes, too', () => {
  const senders = createSenders({ now: () => noon });
  const { id, household, neighbourhood } = senders.identify('2001:db8:1:2345::9');
  expect(id).toBe(senders.hash('2001:db8:1:2345::1'));
  for (const hash of [id, household, neighbourhood]) expect(hash).toMatch(/^[\w-]{43}$/);
  expect(senders.identify('2001:db8:1:2346::9')).toEqual({
    id: expect.not.stringMatching(id),
    household,
    neighbourhood,
  });
  expect(senders.identify('2001:db8:1:2446::9').neighbourhood).toBe(neighbourhood);
});

test('without trusted proxies the header is ignored', () => {
  const forwardedFor = '198.51.100.1';
  expect(findSenderAddress({ socketAddress: '203.0.113.7', forwardedFor, trustedProxies: 0 })).toBe('203.0.113.7');
});

test.each([
  [1, '192.0.2.3'],
  [2, '192.0.2.2'],
  [3, '192.0.2.1'],
])('behind %i proxies the sender is that entry from the right', (trustedProxies, sender) => {
  const forwardedFor = '198.51.100.66, 192.0.2.1,192.0.2.2 , 192.0.2.3';
  expect(findSenderAddress({ socketAddress: '10.0.0.1', forwardedFor, trustedProxies })).toBe(sender);
});

test.each([
  ['192.0.2.1:4711', '192.0.2.1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
])('the entry %j is read with its port and brackets', (forwardedFor, sender) => {
  expect(findSenderAddress({ socketAddress: '10.0.0.1', forwardedFor, trustedProxies: 1 })).toBe(sender);
});

test.each([undefined, null, '', ' , ', 'unknown', '_hidden', '<script>', '999.1.1.1', '[192.0.2.1', ':80'])(
  'the header %j has no address, so it is the socket that sends',
  (forwardedFor) => {
    expect(findSenderAddress({ socketAddress: '10.0.0.1', forwardedFor, trustedProxies: 1 })).toBe('10.0.0.1');
  },
);

test('a header with fewer entries than proxies gives its leftmost address', () => {
  const forwardedFor = 'unknown, 192.0.2.1, 192.0.2.2';
  expect(findSenderAddress({ socketAddress: '10.0.0.1', forwardedFor, trustedProxies: 5 })).toBe('192.0.2.1');
});

test('an entry that is no address never lets in what the visitor made up left of it', () => {
  const forwardedFor = '198.51.100.66, unknown, 192.0.2.2';
  expect(findSenderAddress({ socketAddress: '10.0.0.1', forwardedFor, trustedProxies: 2 })).toBe('192.0.2.2');
  const spoofed = '198.51.100.66, unknown';
  expect(findSenderAddress({ socketAddress: '10.0.0.1', forwardedFor: spoofed, trustedProxies: 1 })).toBe('10.0.0.1');
});

test('a socket that is closed already has no address', () => {
  expect(findSenderAddress({ socketAddress: undefined, forwardedFor: undefined, trustedProxies: 0 })).toBe('');
});
