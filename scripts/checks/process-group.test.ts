import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const signals = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

test.runIf(process.platform !== 'win32').each(signals)(
  'a single %s also ends what a step has started',
  async (signal, code) => {
    const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    const endless = 'setInterval(() => {}, 1000);';
    write('tool.mjs', `console.log('pid', process.pid); ${endless}`);
    write(
      'step.mjs',
      `import { spawn } from 'node:child_process';
      spawn(process.execPath, [${JSON.stringify(join(folder, 'tool.mjs'))}], { stdio: 'inherit' }); ${endless}`,
    );
    write(
      'run.mjs',
      `import { forkGroup, passSignalsToGroups } from ${JSON.stringify(join(import.meta.dirname, 'process-group.ts'))};
      passSignalsToGroups();
      forkGroup(${JSON.stringify(join(folder, 'step.mjs'))}, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });`,
    );
    const run = spawn(process.execPath, [join(folder, 'run.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [printed] = await once(run.stdout, 'data');
    const toolPid = Number(/^pid (\d+)/.exec(String(printed))?.[1]);
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
      try {
        process.kill(toolPid, 'SIGKILL');
      } catch {
        // As it should be: it has ended.
      }
    });

    run.kill(signal);
    // The pipe closes only when the last process that writes into it has ended.
    expect(await once(run, 'close')).toEqual([code, null]);
  },
);
