import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withLock } from './install-lock.mjs';

function createLockFile() {
  const folder = mkdtempSync(join(tmpdir(), 'install-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'new/installing');
}

test('a second install waits for the first and says so', async () => {
  const file = createLockFile();
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const events: string[] = [];
  const { promise: release, resolve } = Promise.withResolvers<void>();

  const first = withLock(file, async () => {
    events.push('first begins');
    await release;
    events.push('first ends');
  });
  const second = withLock(file, async () => {
    events.push('second begins');
  });
  resolve();
  await Promise.all([first, second]);

  expect(events).toEqual(['first begins', 'first ends', 'second begins']);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    `Another command is installing packages (process ${process.pid}); waiting for it…`,
  );
});

test('a lock whose process has ended is ignored', async () => {
  const file = createLockFile();
  await withLock(file, async () => {});
  // Above the highest process number of Linux, macOS and Windows.
  writeFileSync(file, '99999999');
  const work = vi.fn(async () => {});
  await withLock(file, work);
  expect(work).toHaveBeenCalledOnce();
  expect(existsSync(file)).toBe(false);
});

test('a failed install leaves no lock behind', async () => {
  const file = createLockFile();
  await expect(withLock(file, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  expect(existsSync(file)).toBe(false);
});
