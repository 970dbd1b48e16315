import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Counts, countCheck } from './counts.ts';

const open = new Set<ChildProcess>();

/** Ctrl-C reaches the whole group by itself; a single SIGTERM, as of a CI that gives up, does not. */
process.once('SIGTERM', () => {
  for (const child of open) child.kill('SIGTERM');
  process.exit(143);
});

/**
 * Runs a step in a process of its own. `live` shows its output as it comes; without it, resolves with all of it, so that the
 * outputs of steps that run at once stay apart.
 */
export async function runStepProcess(name: string, filters: string[], live: boolean) {
  const child = fork(join(import.meta.dirname, 'run-step.ts'), [name, ...filters], {
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe', 'ipc'],
  });
  open.add(child);
  let printed = '';
  const keep = (text: string) => {
    printed += text;
  };
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);
  // A process that ends without a message has failed.
  let counts: Counts = countCheck(false);
  child.on('message', (message) => {
    counts = message as Counts;
  });
  await once(child, 'close');
  open.delete(child);
  return { counts, printed };
}
