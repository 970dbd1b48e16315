import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

export type MeasuredRun = {
  seconds: number;
  /** Of the process and all that it started; undefined where there is no /proc. */
  cpuSeconds: number | undefined;
  /** The largest sum of their resident memory; undefined where there is no /proc. */
  peakBytes: number | undefined;
};

/** Memory is sampled this often. */
const sampleMs = 20;

/** Runs a program of Node to its end. Rejects with what it printed if it fails. */
export async function runMeasured(args: string[], folder: string): Promise<MeasuredRun> {
  const cpuBefore = await readChildrenCpu();
  const startedMs = performance.now();
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(String(part)));
  let peakBytes: number | undefined;
  const sampleUntilEnd = async () => {
    while (child.exitCode === null && child.signalCode === null) {
      const bytes = await readTreeMemory(child.pid ?? 0);
      if (bytes !== undefined) peakBytes = Math.max(peakBytes ?? 0, bytes);
      await setTimeout(sampleMs);
    }
  };
  const sampling = sampleUntilEnd();
  const [exitCode] = await once(child, 'close');
  const seconds = (performance.now() - startedMs) / 1000;
  await sampling;
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}:\n${printed.join('')}`);
  const cpuAfter = await readChildrenCpu();
  const cpuSeconds = cpuAfter === undefined || cpuBefore === undefined ? undefined : cpuAfter - cpuBefore;
  return { seconds, cpuSeconds, peakBytes };
}

/** CPU time of all children that have ended, theirs included, in seconds (proc(5): cutime and cstime). */
async function readChildrenCpu(): Promise<number | undefined> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => undefined);
  const [user, system] = stat?.split(') ')[1]?.split(' ').slice(13, 15).map(Number) ?? [];
  // Linux counts in ticks of 10 ms.
  return user === undefined || system === undefined ? undefined : (user + system) / 100;
}

async function readTreeMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  if (kibibytes === undefined) return undefined;
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''));
  const children = (await Promise.all(lists)).join(' ').split(' ').filter(Boolean).map(Number);
  const below = await Promise.all(children.map(readTreeMemory));
  return below.reduce<number>((sum, bytes = 0) => sum + bytes, Number(kibibytes) * 1024);
}
