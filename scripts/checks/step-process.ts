import { once } from 'node:events';
import { join } from 'node:path';
import { type Counts, countCheck } from './counts.ts';
import { forkGroup, passSignalsToGroups } from './process-group.ts';

passSignalsToGroups();

/**
 * Runs a step in its own process. With `isLive` its output is shown immediately; without, it resolves with the output, so that
 * the outputs of parallel steps do not mix.
 */
export async function runStepProcess(name: string, filters: string[], isLive: boolean) {
  const child = forkGroup(join(import.meta.dirname, 'run-step.ts'), [name, ...filters], {
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe', 'ipc'],
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
