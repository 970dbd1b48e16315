import { afterEach, expect, test, vi } from 'vitest';
import { whenUsed } from './when-loaded.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each(['pointerdown', 'keydown', 'scroll'])('the first %s begins it, once', (kind) => {
  const start = vi.fn();
  whenUsed(start);
  expect(start).not.toHaveBeenCalled();
  dispatchEvent(new Event(kind));
  dispatchEvent(new Event('keydown'));
  expect(start).toHaveBeenCalledOnce();
});

test('whoever only reads gets it after 10 seconds, and once', () => {
  vi.useFakeTimers();
  const start = vi.fn();
  whenUsed(start);
  vi.advanceTimersByTime(9_999);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  dispatchEvent(new Event('scroll'));
  expect(start).toHaveBeenCalledOnce();
});

test('what is cancelled begins no more', () => {
  vi.useFakeTimers();
  const start = vi.fn();
  whenUsed(start)();
  dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  expect(start).not.toHaveBeenCalled();
});
