import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import { createRateLimits } from './rate-limits.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const minuteMs = 60 * 1000;
const allowed = { isAllowed: true, isFlood: false };
const held = { isAllowed: true, isFlood: true };

test('by default one sender may sign 10 times in 60 minutes, and all senders combined 200 times', () => {
  const { senderPerHour, allPerHour } = defaultRules;
  expect({ senderPerHour, allPerHour }).toEqual({ senderPerHour: 10, allPerHour: 200 });
});

test('a sender may sign up to the limit, independently of others', () => {
  const limits = createRateLimits({ senderPerHour: 10, allPerHour: 200, now: () => noon });
  for (let signed = 0; signed < 10; signed++) {
    expect(limits.check({ id: 'a flood' })).toEqual(allowed);
    limits.count({ id: 'a flood' });
  }
  expect(limits.check({ id: 'a flood' })).toEqual({ isAllowed: false, retryAfterSeconds: 3600 });
  expect(limits.check({ id: 'a visitor' })).toEqual(allowed);
});

test('the window slides: each entry counts for 60 minutes', () => {
  let nowMs = noon;
  const limits = createRateLimits({ senderPerHour: 2, allPerHour: 200, now: () => nowMs });
  limits.count({ id: 'a visitor' });
  nowMs = noon + 20 * minuteMs;
  limits.count({ id: 'a visitor' });
  expect(limits.check({ id: 'a visitor' })).toEqual({ isAllowed: false, retryAfterSeconds: 40 * 60 });
  nowMs = noon + 60 * minuteMs - 1;
  expect(limits.check({ id: 'a visitor' })).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
  nowMs = noon + 60 * minuteMs;
  expect(limits.check({ id: 'a visitor' })).toEqual(allowed);
  limits.count({ id: 'a visitor' });
  expect(limits.check({ id: 'a visitor' })).toEqual({ isAllowed: false, retryAfterSeconds: 20 * 60 });
});

test('beyond the limit of all senders, entries are held and not refused', () => {
  let nowMs = noon;
  const limits = createRateLimits({ senderPerHour: 2, allPerHour: 4, now: () => nowMs });
  for (const sender of ['one', 'one', 'two', 'three']) {
    limits.count({ id: sender });
    nowMs += minuteMs;
  }
  expect(limits.check({ id: 'four' })).toEqual(held);
  expect(limits.check({ id: 'one' })).toEqual({ isAllowed: false, retryAfterSeconds: 56 * 60 });
  nowMs = noon + 60 * minuteMs;
  expect(limits.check({ id: 'four' })).toEqual(allowed);
});

test('a held entry counts for its sender, but not towards the limit of all', () => {
  const limits = createRateLimits({ senderPerHour: 2, allPerHour: 1, now: () => noon });
  for (let signed = 0; signed < 2; signed++) limits.count({ id: 'a robot' }, true);
  expect(limits.check({ id: 'a visitor' })).toEqual(allowed);
  expect(limits.check({ id: 'a robot' })).toMatchObject({ isAllowed: false });
});

test("a household is refused at three times a sender's limit, without affecting others", () => {
  const limits = createRateLimits({ senderPerHour: 10, allPerHour: 200, now: () => noon });
  const at = (subnet: number, household = 'home') => ({
    id: `${household} ${subnet}`,
    household,
    neighbourhood: 'town',
  });
  for (let signed = 0; signed < 30; signed++) {
    expect(limits.check(at(signed))).toEqual(allowed);
    limits.count(at(signed));
  }
  expect(limits.check(at(31))).toEqual({ isAllowed: false, retryAfterSeconds: 3600 });
  expect(limits.check(at(1, 'next door'))).toEqual(allowed);
  expect(limits.check({ id: 'elsewhere' })).toEqual(allowed);
});

test("a neighbourhood is held at ten times a sender's limit, without affecting others", () => {
  const limits = createRateLimits({ senderPerHour: 10, allPerHour: 200, now: () => noon });
  const at = (home: number) => ({ id: `sender ${home}`, household: `home ${home}`, neighbourhood: 'town' });
  for (let home = 0; home < 100; home++) {
    expect(limits.check(at(home))).toEqual(allowed);
    limits.count(at(home));
  }
  expect(limits.check(at(100))).toEqual(held);
  expect(limits.check({ id: 'sender', household: 'home', neighbourhood: 'another town' })).toEqual(allowed);
});

test('refused requests do not count', () => {
  let nowMs = noon;
  const limits = createRateLimits({ senderPerHour: 1, allPerHour: 2, now: () => nowMs });
  limits.count({ id: 'a flood' });
  for (let asked = 0; asked < 10_000; asked++) limits.check({ id: 'a flood' });
  expect(limits.check({ id: 'a visitor' })).toEqual(allowed);
  nowMs += 60 * minuteMs;
  expect(limits.check({ id: 'a flood' })).toEqual(allowed);
});

test('a limit of 0 per sender refuses everyone, a limit of 0 for all holds everything', () => {
  const check = (rules: { senderPerHour: number; allPerHour: number }) =>
    createRateLimits({ ...rules, now: () => noon }).check({ id: 'a visitor' });
  expect(check({ senderPerHour: 0, allPerHour: 200 })).toEqual({ isAllowed: false, retryAfterSeconds: 3600 });
  expect(check({ senderPerHour: 10, allPerHour: 0 })).toEqual(held);
});

test('entries beyond the limit from concurrent requests only lengthen the wait', () => {
  let nowMs = noon;
  const limits = createRateLimits({ senderPerHour: 2, allPerHour: 200, now: () => nowMs });
  for (let minute = 0; minute < 4; minute++) {
    nowMs = noon + minute * minuteMs;
    limits.count({ id: 'a visitor' });
  }
  expect(limits.check({ id: 'a visitor' })).toEqual({ isAllowed: false, retryAfterSeconds: 59 * 60 });
});

test('a clock that is set back locks no sender out for longer than 60 minutes', () => {
  let nowMs = noon;
  const limits = createRateLimits({ senderPerHour: 1, allPerHour: 200, now: () => nowMs });
  limits.count({ id: 'a visitor' });
  nowMs = noon - 365 * 24 * 60 * minuteMs;
  expect(limits.check({ id: 'a visitor' })).toEqual({ isAllowed: false, retryAfterSeconds: 3600 });
  nowMs += 60 * minuteMs - 1;
  expect(limits.check({ id: 'a visitor' })).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
  nowMs += 1;
  expect(limits.check({ id: 'a visitor' })).toEqual(allowed);
});

test('senders are forgotten after an hour', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const measureHeap = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  let nowMs = noon;
  const limits = createRateLimits({ senderPerHour: 10, allPerHour: 1_000_000, now: () => nowMs });
  const before = measureHeap();
  for (let hour = 0; hour < 4; hour++) {
    for (let sender = 0; sender < 20_000; sender++) limits.count({ id: `sender ${sender} of hour ${hour}` });
    nowMs += 60 * minuteMs;
  }
  limits.check({ id: 'a visitor' });
  // One hour of senders takes 15 MB.
  expect(measureHeap() - before).toBeLessThan(4 * 1024 * 1024);
});

test('memory is bounded for a flood from any number of networks', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const measureHeap = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const limits = createRateLimits({ senderPerHour: 10, allPerHour: 200, now: () => noon });
  const flood = (start: number, end: number) => {
    for (let network = start; network < end; network++) {
      const sender = { id: `sender ${network}`, household: `home ${network}`, neighbourhood: `town ${network}` };
      limits.count(sender, !limits.check(sender).isAllowed);
    }
  };
  flood(0, 20_000);
  const before = measureHeap();
  flood(20_000, 200_000);
  expect(measureHeap() - before).toBeLessThan(4 * 1024 * 1024);
  expect(limits.check({ id: 'a visitor' })).toEqual(held);
});

test('counting stays fast with a million entries in an hour', () => {
  let nowMs = noon;
  const limits = createRateLimits({ senderPerHour: 1_000_000, allPerHour: 1_000_000, now: () => nowMs });
  for (let signed = 0; signed < 1_000_000; signed++) limits.count({ id: 'a load test' });
  expect(limits.check({ id: 'a load test' })).toEqual({ isAllowed: false, retryAfterSeconds: 3600 });
  nowMs += 60 * minuteMs;
  const startedMs = process.threadCpuUsage().user / 1000;
  for (let signed = 0; signed < 10_000; signed++) {
    nowMs += 1;
    limits.check({ id: 'a load test' });
    limits.count({ id: 'a load test' });
  }
  expect(process.threadCpuUsage().user / 1000 - startedMs).toBeLessThan(2000);
});

test('an entry that could not be stored no longer counts', () => {
  const limits = createRateLimits({ senderPerHour: 1, allPerHour: 1, now: () => 0 });
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  limits.count(a);
  expect([limits.check(a), limits.check(b)]).toMatchObject([{ isAllowed: false }, held]);
  limits.uncount(a);
  expect([limits.check(a), limits.check(b)]).toEqual([allowed, allowed]);
  limits.uncount(a);
  limits.count(a, true);
  limits.uncount(a, true);
  limits.count(a);
  expect(limits.check(b)).toEqual(held);
});
