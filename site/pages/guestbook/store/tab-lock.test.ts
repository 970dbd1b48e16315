import { expect, test } from 'vitest';
import { runAlone } from './tab-lock.ts';

const { locks } = navigator;

test('a task of the same name waits for the other, or is left out', async () => {
  const done: string[] = [];
  let finish = () => {};
  const first = runAlone(
    'a',
    () => new Promise<void>((resolve) => (finish = resolve)).then(() => void done.push('first')),
    { locks },
  );
  const second = runAlone('a', async () => void done.push('second'), { locks });
  const left = await runAlone('a', async () => done.push('left out'), { locks, skips: true });
  expect(left).toBeUndefined();
  expect(await runAlone('b', async () => 'another name', { locks, skips: true })).toBe('another name');
  finish();
  await Promise.all([first, second]);
  expect(done).toEqual(['first', 'second']);
});

test('a browser without locks, or one that refuses them, runs it all the same', async () => {
  expect(await runAlone('a', async () => 'run', { locks: null })).toBe('run');
  const refusing = { request: async () => Promise.reject(new DOMException('denied', 'SecurityError')) };
  expect(await runAlone('a', async () => 'run', { locks: refusing as unknown as LockManager })).toBe('run');
});
