import { expect, test } from 'vitest';
import { renameWithRetry } from './retry-rename.ts';

/** Refuses as often as there are codes. */
function makeDisk(...codes: string[]) {
  const refusals = [...codes];
  const done: string[] = [];
  let waitedMs = 0;
  return {
    done,
    waitedMs: () => waitedMs,
    parts: {
      rename: async (from: string, to: string) => {
        const code = refusals.shift();
        if (code) throw Object.assign(new Error(code), { code });
        done.push(`${from} to ${to}`);
      },
      pause: async (ms: number) => {
        waitedMs += ms;
      },
    },
  };
}

test('what another program has open for a moment is renamed when it is free', async () => {
  const disk = makeDisk('EPERM', 'EBUSY', 'EACCES');
  await renameWithRetry('a', 'b', { ...disk.parts, timeoutMs: 1000 });
  expect(disk.done).toEqual(['a to b']);
  expect(disk.waitedMs()).toBe(300);
});

test('what stays open is told after a while', async () => {
  const disk = makeDisk(...Array<string>(12).fill('EPERM'));
  await expect(renameWithRetry('a', 'b', { ...disk.parts, timeoutMs: 1000 })).rejects.toThrow('EPERM');
  expect(disk.waitedMs()).toBe(1000);
});

test('nobody waits for what will not change, nor on a system where open files can be renamed', async () => {
  for (const [code, timeoutMs] of [
    ['ENOSPC', 1000],
    ['EPERM', 0],
  ] as const) {
    const disk = makeDisk(code);
    await expect(renameWithRetry('a', 'b', { ...disk.parts, timeoutMs })).rejects.toThrow(code);
    expect(disk.waitedMs()).toBe(0);
  }
});
