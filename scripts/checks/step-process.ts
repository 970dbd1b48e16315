import { once } from 'node:events';
import { join } from 'node:path';
import { type Counts, countCheck } from './counts.ts';
import { forkGroup, passSignalsToGroups } from './process-group.ts';

passSignalsToGroups();

/**
 * Runs a step in a process of its own. `live` shows its output as it comes; without it, resolves with all of it, so that the
 * outputs of steps that run at once stay apart.
 */
export async function runStepProcess(name: string, filters: string[], live: boolean) {
  const child = forkGroup(join(import.meta.dirname, 'run-step.ts'), [name, ...filters], {
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe', 'ipc'],
  });
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
  return { counts, printed };
}
