import { expect, test } from 'vitest';
import { renameWithRetry } from './retry-rename.ts';

/** A fake disk that fails once with each code. */
function createFakeDisk(...codes: string[]) {
  const refusals = [...codes];
  const done: string[] = [];
  let waitedMs = 0;
  return {
    done,
    waitedMs: () => waitedMs,
    options: {
      rename: async (from: string, to: string) => {
        const code = refusals.shift();
        if (code) throw Object.assign(new Error(code), { code });
        done.push(`${from} to ${to}`);
      },
      sleep: async (ms: number) => {
        waitedMs += ms;
      },
    },
  };
}

test('a file that another program has open briefly is renamed as soon as it is closed', async () => {
  const disk = createFakeDisk('EPERM', 'EBUSY', 'EACCES');
  await renameWithRetry('a', 'b', { ...disk.options, timeoutMs: 1000 });
  expect(disk.done).toEqual(['a to b']);
  expect(disk.waitedMs()).toBe(300);
});

test('renaming a file that stays open fails after the timeout', async () => {
  const disk = createFakeDisk(...Array<string>(12).fill('EPERM'));
  await expect(renameWithRetry('a', 'b', { ...disk.options, timeoutMs: 1000 })).rejects.toThrow('EPERM');
  expect(disk.waitedMs()).toBe(1000);
});

test('other errors are thrown immediately, as are all errors on systems that can rename open files', async () => {
  for (const [code, timeoutMs] of [
    ['ENOSPC', 1000],
    ['EPERM', 0],
  ] as const) {
    const disk = createFakeDisk(code);
    await expect(renameWithRetry('a', 'b', { ...disk.options, timeoutMs })).rejects.toThrow(code);
    expect(disk.waitedMs()).toBe(0);
  }
});
