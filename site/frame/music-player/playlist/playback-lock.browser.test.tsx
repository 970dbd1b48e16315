import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlaybackLock } from './playback-lock.ts';

const check = (lock: ReturnType<typeof createPlaybackLock>) => new Promise<void>((resolve) => lock.check(resolve));
const isHeld = async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'music') ?? false;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a tab that starts to play takes the lock from another, which is notified', async () => {
  const onLost = vi.fn();
  const [first, second] = [createPlaybackLock(onLost), createPlaybackLock(vi.fn())];
  first.acquire();
  await expect.poll(isHeld).toBe(true);
  second.acquire();
  await expect.poll(() => onLost.mock.calls.length).toBe(1);
  expect([first.isHeldElsewhere(), second.isHeldElsewhere()]).toEqual([true, false]);
  second.release();
  await expect.poll(() => first.isHeldElsewhere()).toBe(false);
  expect(await isHeld()).toBe(false);
});

test('a tab that opens while another plays sees the lock as held until the other stops', async () => {
  const onLost = vi.fn();
  const [playing, opened] = [createPlaybackLock(onLost), createPlaybackLock(vi.fn())];
  await check(opened);
  expect(opened.isHeldElsewhere()).toBe(false);
  playing.acquire();
  await expect.poll(isHeld).toBe(true);
  const checked = check(opened);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(500);
  await checked;
  expect(opened.isHeldElsewhere()).toBe(true);
  playing.release();
  await expect.poll(() => opened.isHeldElsewhere()).toBe(false);
  expect(onLost).not.toHaveBeenCalled();
});

test('a lock that the page before a reload releases a moment later counts as free', async () => {
  const [before, after] = [createPlaybackLock(vi.fn()), createPlaybackLock(vi.fn())];
  before.acquire();
  await expect.poll(isHeld).toBe(true);
  const checked = check(after);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  before.close();
  await checked;
  expect(after.isHeldElsewhere()).toBe(false);
});

test('a released lock can be acquired again', async () => {
  const lock = createPlaybackLock(vi.fn());
  lock.acquire();
  lock.acquire();
  lock.release();
  await expect.poll(isHeld).toBe(false);
  lock.acquire();
  await expect.poll(isHeld).toBe(true);
  lock.release();
});

test('a tab that was open before another one started to play is notified', async () => {
  localStorage.removeItem('playingTab');
  const [playing, waiting] = [createPlaybackLock(vi.fn()), createPlaybackLock(vi.fn())];
  playing.acquire();
  await expect.poll(() => localStorage.getItem('playingTab')).not.toBeNull();
  expect(waiting.isHeldElsewhere()).toBe(false);
  // The browser sends storage events only to the site's other tabs.
  dispatchEvent(new StorageEvent('storage', { key: 'playingTab' }));
  expect([playing.isHeldElsewhere(), waiting.isHeldElsewhere()]).toEqual([false, true]);
  playing.close();
  await expect.poll(() => waiting.isHeldElsewhere()).toBe(false);
  waiting.close();
  dispatchEvent(new StorageEvent('storage', { key: 'playingTab' }));
  expect(waiting.isHeldElsewhere()).toBe(false);
});
