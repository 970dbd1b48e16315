import { randomUUID } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import { hostname } from 'node:os';

/** Whether a build on another machine is still running can't be known from here. */
const longestBuildMs = 24 * 60 * 60 * 1000;
/** Timestamp, host, process id and a random part. Any other name in the folder may be the owner's only copy. */
const pattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.[\w-]*\.\d+\.[\da-f]{8}(\.before|\.link)?$/;

/** This process's running builds. */
const running = new Set<string>();

/** A unique name. The build counts as running until `endBuild`, or until this process exits. */
export function nameBuild(): string {
  const moment = new Date().toISOString().replace(/[:.]/g, '-');
  const name = [moment, machine(), process.pid, randomUUID().slice(0, 8)].join('.');
  running.add(name);
  return name;
}

export function endBuild(name: string): void {
  running.delete(name);
}

/** Whether this is the name of a build's folder, of the folder it replaced, or of its temporary link. */
export const isBuildName = (name: string) => pattern.test(name);

/** Whether the process that made this build has ended; on another host, judged by age. */
export async function isAbandoned(path: string, name: string): Promise<boolean> {
  const [, host, pid] = name.split('.');
  if (host === machine()) return Number(pid) === process.pid ? !isRunningHere(name) : !isRunning(Number(pid));
  const { mtimeMs } = await lstat(path).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > longestBuildMs;
}

const isRunningHere = (name: string) => [...running].some((other) => name.startsWith(other));
const machine = () => hostname().replace(/[^\w-]/g, '-');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
