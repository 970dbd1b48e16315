import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { constants } from 'node:os';

const open = new Set<ChildProcess>();

/**
 * Passes termination signals to the process groups that it forked: vitest and Playwright run below a step, and would survive
 * a SIGTERM that only the step gets.
 */
export function passSignalsToGroups(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      for (const child of open) endGroup(child, signal);
      process.exit(128 + constants.signals[signal]);
    });
  }
}

/** Forks a process that leads its own process group. */
export function forkGroup(file: string, args: readonly string[], options: ForkOptions): ChildProcess {
  const child = fork(file, args, { ...options, detached: process.platform !== 'win32' });
  open.add(child);
  child.once('close', () => open.delete(child));
  return child;
}

/** Returns false when no process of the group is left. Signal 0 only probes. */
export function endGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  const { pid } = child;
  if (pid === undefined) return false;
  if (process.platform === 'win32') return child.kill(signal);
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
