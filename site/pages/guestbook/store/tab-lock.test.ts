import { expect, test } from 'vitest';
import { ifTabLockIsFree, withTabLock } from './tab-lock.ts';

test('a task waits for another of the same name, or is skipped', async () => {
  const done: string[] = [];
  let finish = () => {};
  const first = withTabLock('a', () =>
    new Promise<void>((resolve) => (finish = resolve)).then(() => void done.push('first')),
  );
  const second = withTabLock('a', async () => void done.push('second'));
  const skipped = await ifTabLockIsFree('a', async () => done.push('skipped'));
  expect(skipped).toBeUndefined();
  expect(await ifTabLockIsFree('b', async () => 'another name')).toBe('another name');
  finish();
  await Promise.all([first, second]);
  expect(done).toEqual(['first', 'second']);
});

test.each([
  ['has no locks', null],
  ['refuses them', { request: async () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
])('a browser that %s runs the task anyway', async (_what, locks) => {
  for (const run of [withTabLock, ifTabLockIsFree]) {
    expect(await run('a', async () => 'run', locks as unknown as LockManager)).toBe('run');
  }
});
