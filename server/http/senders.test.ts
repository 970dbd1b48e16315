import { expect, test } from 'vitest';
import { createSenders } from './senders.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const hourMs = 60 * 60 * 1000;

test('a sender keeps its hash until midnight UTC and gets another one afterwards', () => {
  let nowMs = noon;
  const senders = createSenders({ now: () => nowMs });
  const hash = senders.hash('203.0.113.7');
  nowMs = noon + 12 * hourMs - 1;
  expect(senders.hash('203.0.113.7')).toBe(hash);
  nowMs = noon + 12 * hourMs;
  expect(senders.hash('203.0.113.7')).not.toBe(hash);
});

test('the salt is random, so another process gives the same sender another hash', () => {
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

test('a salt of 32 bytes is made once a day', () => {
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

test('the networks around an address are hashed, too', () => {
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
