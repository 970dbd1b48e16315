import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTabTurn } from './playback-lock.ts';

const look = (turn: ReturnType<typeof createTabTurn>) => new Promise<void>((resolve) => turn.look(resolve));
const isHeld = async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'music') ?? false;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a tab that starts to play takes the turn of another, which falls silent', async () => {
  const onLost = vi.fn();
  const [first, second] = [createTabTurn(onLost), createTabTurn(vi.fn())];
  first.take();
  await expect.poll(isHeld).toBe(true);
  second.take();
  await expect.poll(() => onLost.mock.calls.length).toBe(1);
  expect([first.isTaken(), second.isTaken()]).toEqual([true, false]);
  second.give();
  await expect.poll(() => first.isTaken()).toBe(false);
  expect(await isHeld()).toBe(false);
});

test('a tab that is opened while another plays can know it, until that one stops', async () => {
  const onLost = vi.fn();
  const [playing, opened] = [createTabTurn(onLost), createTabTurn(vi.fn())];
  await look(opened);
  expect(opened.isTaken()).toBe(false);
  playing.take();
  await expect.poll(isHeld).toBe(true);
  const looked = look(opened);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(500);
  await looked;
  expect(opened.isTaken()).toBe(true);
  playing.give();
  await expect.poll(() => opened.isTaken()).toBe(false);
  expect(onLost).not.toHaveBeenCalled();
});

test('what the page before a reload held, and gives back a moment later, counts as free', async () => {
  const [before, after] = [createTabTurn(vi.fn()), createTabTurn(vi.fn())];
  before.take();
  await expect.poll(isHeld).toBe(true);
  const looked = look(after);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  before.close();
  await looked;
  expect(after.isTaken()).toBe(false);
});

test('a turn that was given back can be taken again', async () => {
  const turn = createTabTurn(vi.fn());
  turn.take();
  turn.take();
  turn.give();
  await expect.poll(isHeld).toBe(false);
  turn.take();
  await expect.poll(isHeld).toBe(true);
  turn.give();
});

test('a tab that was opened before another one plays hears of it', async () => {
  localStorage.removeItem('musicTurn');
  const [playing, waiting] = [createTabTurn(vi.fn()), createTabTurn(vi.fn())];
  playing.take();
  await expect.poll(() => localStorage.getItem('musicTurn')).not.toBeNull();
  expect(waiting.isTaken()).toBe(false);
  // The browser tells this to the site's other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: 'musicTurn' }));
  expect([playing.isTaken(), waiting.isTaken()]).toEqual([false, true]);
  playing.close();
  await expect.poll(() => waiting.isTaken()).toBe(false);
  waiting.close();
  dispatchEvent(new StorageEvent('storage', { key: 'musicTurn' }));
  expect(waiting.isTaken()).toBe(false);
});
