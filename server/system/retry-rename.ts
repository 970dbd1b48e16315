import { rename as renameOnce } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const intervalMs = 100;

/** Whether the system refuses access to a file, because another program has it open or because of its permissions. */
export const isAccessError = ({ code = '' }: NodeJS.ErrnoException): boolean =>
  ['EACCES', 'EBUSY', 'EPERM'].includes(code);

type RetryOptions = {
  timeoutMs?: number;
  rename?: (from: string, to: string) => Promise<void>;
  sleep?: (ms: number) => Promise<unknown>;
};

/**
 * Renames a file or a folder. On Windows that fails while another program has it open, or anything in it, such as a virus
 * scanner that reads new files; there it is retried for `timeoutMs`. Throws the last error.
 */
export async function renameWithRetry(
  from: string,
  to: string,
  { timeoutMs = process.platform === 'win32' ? 10_000 : 0, rename = renameOnce, sleep = setTimeout }: RetryOptions = {},
): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += intervalMs) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (!isAccessError(error as NodeJS.ErrnoException) || waitedMs >= timeoutMs) throw error;
    }
    await sleep(intervalMs);
  }
}
