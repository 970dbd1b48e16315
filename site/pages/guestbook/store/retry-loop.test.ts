import { expect, test } from 'vitest';
import { type Attempt, createRetryLoop } from './retry-loop.ts';

const minutes = (count: number) => count * 60_000;

/** A loop on a clock that only `pass` advances; `attempts` has the times of its attempts. */
function start(answer: Attempt = { isLeft: true }) {
  const fake = { nowMs: 0, attempts: [] as number[], answer, timers: [] as { atMs: number; task: () => void }[] };
  const loop = createRetryLoop({
    attempt: async () => {
      fake.attempts.push(fake.nowMs);
      return fake.answer;
    },
    nowMs: () => fake.nowMs,
    startTimer: (task, delayMs) => {
      const timer = { atMs: fake.nowMs + delayMs, task };
      fake.timers.push(timer);
      return () => {
        fake.timers = fake.timers.filter((other) => other !== timer);
      };
    },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const pass = async (ms: number) => {
    const endMs = fake.nowMs + ms;
    for (;;) {
      const next = fake.timers.find(({ atMs }) => atMs <= endMs);
      if (!next) break;
      fake.timers = fake.timers.filter((other) => other !== next);
      fake.nowMs = next.atMs;
      next.task();
      await settle();
    }
    fake.nowMs = endMs;
  };
  return { loop, fake, pass, settle };
}

test('the pauses grow from half a minute to a quarter of an hour', async () => {
  const { loop, fake, pass, settle } = start();
  loop.resume();
  await settle();
  await pass(minutes(60));
  const gaps = fake.attempts.map((atMs, index) => (atMs - (fake.attempts[index - 1] ?? 0)) / 60_000);
  expect(gaps).toEqual([0, 0.5, 1, 2, 4, 8, 15, 15]);
});

test('during a pause nothing is sent, however often the loop is resumed', async () => {
  const { loop, fake, pass, settle } = start();
  for (let count = 0; count < 5; count++) loop.resume();
  await settle();
  await pass(29_000);
  loop.resume();
  expect(fake.attempts).toEqual([0]);
});

test('with nothing left the loop stops, and the next pause is the shortest again', async () => {
  const { loop, fake, pass, settle } = start();
  loop.resume();
  await settle();
  fake.answer = { isLeft: false };
  await pass(minutes(60));
  expect(fake.attempts).toEqual([0, 30_000]);
  loop.pause();
  await pass(30_000);
  expect(fake.attempts).toEqual([0, 30_000, minutes(60) + 30_000]);
});

test('opening a page or coming back online shortens the pause to five seconds, but no further', async () => {
  const { loop, fake, pass, settle } = start();
  loop.resume();
  await settle();
  for (let count = 0; count < 10; count++) {
    loop.resume({ isUrgent: true });
    await pass(1000);
  }
  expect(fake.attempts).toEqual([0, 5000, 10_000]);
});

test('Retry-After is respected even when the connection is back', async () => {
  const { loop, fake, pass, settle } = start({ isLeft: true, retryAfterMs: 90_000 });
  loop.resume();
  await settle();
  loop.resume({ isUrgent: true });
  await pass(89_000);
  expect(fake.attempts).toEqual([0]);
  await pass(1000);
  expect(fake.attempts).toEqual([0, 90_000]);
});

test('Retry-After is capped at an hour', async () => {
  const { loop, fake, pass, settle } = start({ isLeft: true, retryAfterMs: minutes(6000) });
  loop.resume();
  await settle();
  await pass(minutes(60));
  expect(fake.attempts).toEqual([0, minutes(60)]);
});
