import { rename as renameOnce } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const pauseMs = 100;

/** Whether the system refuses to touch a file because another program has it open, or because of its rights. */
export const isAccessError = ({ code = '' }: NodeJS.ErrnoException): boolean =>
  ['EACCES', 'EBUSY', 'EPERM'].includes(code);

type Patience = {
  timeoutMs?: number;
  rename?: (from: string, to: string) => Promise<void>;
  pause?: (pauseMs: number) => Promise<unknown>;
};

/**
 * Renames a file or a folder. On Windows that is refused while another program has it open, or anything in it, as a virus
 * scanner has for a moment what was just written: there it is tried again for `timeoutMs`. Throws what the disk reports.
 */
export async function renameWithRetry(
  from: string,
  to: string,
  { timeoutMs = process.platform === 'win32' ? 10_000 : 0, rename = renameOnce, pause = setTimeout }: Patience = {},
): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += pauseMs) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (!isAccessError(error as NodeJS.ErrnoException) || waitedMs >= timeoutMs) throw error;
    }
    await pause(pauseMs);
  }
}
