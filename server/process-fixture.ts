import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts the real program; `firstLine` resolves with its first output, `exit` with its exit code and errors. */
export function runServer(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, npm_lifecycle_event: 'start', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const exit = once(child, 'close').then(([code, signal]) => ({ code, signal, errors }));
  const firstLine = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim());
  return { child, exit, firstLine, [Symbol.dispose]: () => child.kill('SIGKILL') };
}
export const portOf = (line: string) => Number(/:(\d+)\//.exec(line)?.[1]);
