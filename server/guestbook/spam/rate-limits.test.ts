import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import { createRateLimits } from './rate-limits.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const minuteMs = 60 * 1000;

test('by default a sender may sign 10 times in 60 minutes, and all together 200 times', () => {
  const { senderPerHour, allPerHour } = defaultRules;
  expect({ senderPerHour, allPerHour }).toEqual({ senderPerHour: 10, allPerHour: 200 });
});

test('a sender may sign as often as the limit says, and others are not disturbed', () => {
  const limits = createRateLimits({ senderPerHour: 10, allPerHour: 200, now: () => noon });
  for (let signed = 0; signed < 10; signed++) {
    expect(limits.check('a flood')).toEqual({ isAllowed: true });
    limits.note('a flood');
  }
  expect(limits.check('a flood')).toEqual({ isAllowed: false, retryAfterSeconds: 3600 });
  expect(limits.check('a visitor')).toEqual({ isAllowed: true });
});

test('the window slides: each entry gives its share back after 60 minutes', () => {
  let nowMs = noon;
  const limits = createRateLimits({ senderPerHour: 2, allPerHour: 200, now: () => nowMs });
  limits.note('a visitor');
  nowMs = noon + 20 * minuteMs;
  limits.note('a visitor');
  expect(limits.check('a visitor')).toEqual({ isAllowed: false, retryAfterSeconds: 40 * 60 });
  nowMs = noon + 60 * minuteMs - 1;
  expect(limits.check('a visitor')).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
  nowMs = noon + 60 * minuteMs;
  expect(limits.check('a visitor')).toEqual({ isAllowed: true });
  limits.note('a visitor');
  expect(limits.check('a visitor')).toEqual({ isAllowed: false, retryAfterSeconds: 20 * 60 });
});

test('all senders together have a limit, which gives the longer wait', () => {
  let nowMs = noon;
  const limits = createRateLimits({ senderPerHour: 2, allPerHour: 4, now: () => nowMs });
  for (const sender of ['one', 'one', 'two', 'three']) {
    limits.note(sender);
    nowMs += minuteMs;
  }
  expect(limits.check('four')).toEqual({ isAllowed: false, retryAfterSeconds: 56 * 60 });
  nowMs = noon + 60 * minuteMs;
  expect(limits.check('four')).toEqual({ isAllowed: true });
});

test('a flood that is refused uses up nothing', () => {
  let nowMs = noon;
  const limits = createRateLimits({ senderPerHour: 1, allPerHour: 2, now: () => nowMs });
  limits.note('a flood');
  for (let asked = 0; asked < 10_000; asked++) limits.check('a flood');
  expect(limits.check('a visitor')).toEqual({ isAllowed: true });
  nowMs += 60 * minuteMs;
  expect(limits.check('a flood')).toEqual({ isAllowed: true });
});

test.each([
  { senderPerHour: 0, allPerHour: 200 },
  { senderPerHour: 10, allPerHour: 0 },
])('a limit of 0 lets nobody sign: %j', (rules) => {
  const limits = createRateLimits({ ...rules, now: () => noon });
  expect(limits.check('a visitor')).toEqual({ isAllowed: false, retryAfterSeconds: 3600 });
});

test('more entries than allowed, of requests that were asked for at the same time, only lengthen the wait', () => {
  let nowMs = noon;
  const limits = createRateLimits({ senderPerHour: 2, allPerHour: 200, now: () => nowMs });
  for (let minute = 0; minute < 4; minute++) {
    nowMs = noon + minute * minuteMs;
    limits.note('a visitor');
  }
  expect(limits.check('a visitor')).toEqual({ isAllowed: false, retryAfterSeconds: 59 * 60 });
});

test('a clock that is set back locks nobody out for longer than 60 minutes', () => {
  let nowMs = noon;
  const limits = createRateLimits({ senderPerHour: 1, allPerHour: 200, now: () => nowMs });
  limits.note('a visitor');
  nowMs = noon - 365 * 24 * 60 * minuteMs;
  expect(limits.check('a visitor')).toEqual({ isAllowed: false, retryAfterSeconds: 3600 });
  nowMs += 60 * minuteMs - 1;
  expect(limits.check('a visitor')).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
  nowMs += 1;
  expect(limits.check('a visitor')).toEqual({ isAllowed: true });
});

test('senders are forgotten when their hour is over', () => {
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
    for (let sender = 0; sender < 20_000; sender++) limits.note(`sender ${sender} of hour ${hour}`);
    nowMs += 60 * minuteMs;
  }
  limits.check('a visitor');
  // The senders of a single hour take 15 MB.
  expect(measureHeap() - before).toBeLessThan(4 * 1024 * 1024);
});

test('a million entries in an hour are counted without getting slower', () => {
  let nowMs = noon;
  const limits = createRateLimits({ senderPerHour: 1_000_000, allPerHour: 1_000_000, now: () => nowMs });
  for (let signed = 0; signed < 1_000_000; signed++) limits.note('a load test');
  expect(limits.check('a load test')).toEqual({ isAllowed: false, retryAfterSeconds: 3600 });
  nowMs += 60 * minuteMs;
  const startedMs = performance.now();
  for (let signed = 0; signed < 10_000; signed++) {
    nowMs += 1;
    limits.check('a load test');
    limits.note('a load test');
  }
  expect(performance.now() - startedMs).toBeLessThan(2000);
});

test('an entry that could not be stored after all gives its share back', () => {
  const limits = createRateLimits({ senderPerHour: 1, allPerHour: 1, now: () => 0 });
  limits.note('a');
  expect([limits.check('a').isAllowed, limits.check('b').isAllowed]).toEqual([false, false]);
  limits.takeBack('a');
  expect([limits.check('a').isAllowed, limits.check('b').isAllowed]).toEqual([true, true]);
  limits.takeBack('a');
  limits.note('a');
  expect(limits.check('b').isAllowed).toBe(false);
});
