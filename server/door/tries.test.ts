import { expect, it } from 'vitest';
import { createTries } from './tries.ts';

const windowMs = 10 * 60_000;

it('stops a sender after thirty failures, everybody after a thousand, and starts anew after ten minutes', () => {
  let nowMs = 0;
  const tries = createTries(() => nowMs);
  for (let count = 0; count < 29; count++) tries.reportFailure('moth');
  expect(tries.mayTry('moth')).toBe(true);
  tries.reportFailure('moth');
  expect([tries.mayTry('moth'), tries.mayTry('moss')]).toEqual([false, true]);
  for (let count = 0; count < 970; count++) tries.reportFailure(`sender ${count}`);
  expect(tries.mayTry('moss')).toBe(false);
  nowMs = windowMs;
  expect([tries.mayTry('moth'), tries.mayTry('moss')]).toEqual([true, true]);
});

it('a clock that is set back starts anew, too', () => {
  let nowMs = windowMs;
  const tries = createTries(() => nowMs);
  for (let count = 0; count < 30; count++) tries.reportFailure('moth');
  nowMs = 0;
  expect(tries.mayTry('moth')).toBe(true);
});
