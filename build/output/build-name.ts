import { randomUUID } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import { hostname } from 'node:os';

/** Nobody can tell from here whether a build of another machine goes on. */
const longestBuildMs = 24 * 60 * 60 * 1000;
/** Moment, machine, process and chance. Everything else that lies beside builds may be the owner's only copy. */
const pattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.[\w-]*\.\d+\.[\da-f]{8}(\.before|\.link)?$/;

/** This process's builds that go on. */
const ongoing = new Set<string>();

/** A name unlike that of any other build. It counts as ongoing until `endBuild`, or until this process ends. */
export function nameBuild(): string {
  const moment = new Date().toISOString().replace(/[:.]/g, '-');
  const name = [moment, machine(), process.pid, randomUUID().slice(0, 8)].join('.');
  ongoing.add(name);
  return name;
}

export function endBuild(name: string): void {
  ongoing.delete(name);
}

/** Whether a build has made this name: its own, that of the folder it replaced, or that of a link to be. */
export const isBuildName = (name: string) => pattern.test(name);

/** Whether the process that this build's name is of has ended. */
export async function isAbandoned(path: string, name: string): Promise<boolean> {
  const [, host, pid] = name.split('.');
  if (host === machine()) return Number(pid) === process.pid ? !isOngoing(name) : !isRunning(Number(pid));
  const { mtimeMs } = await lstat(path).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > longestBuildMs;
}

const isOngoing = (name: string) => [...ongoing].some((other) => name.startsWith(other));
const machine = () => hostname().replace(/[^\w-]/g, '-');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
