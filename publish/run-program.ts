import { spawn } from 'node:child_process';
import { programEnvironment } from './program-environment.ts';
import { PublishError } from './publish-error.ts';

type Program = {
  /** A program of the system, such as `git`. */
  name: string;
  /** What to install, and where it comes from, if this computer lacks it. */
  missing: string;
  args: readonly string[];
  /** Added to this process's own. The place for secrets: other users of the computer cannot read it. */
  environment?: Record<string, string>;
  folder?: string;
  input?: string | Buffer;
  signal: AbortSignal;
};

export type Ended = { code: number; output: Buffer; errors: string };

/** Runs a program to its end, whatever that is. Rejects with a `PublishError` if it is missing, or when stopped. */
export function runProgram({ name, missing, args, environment, folder, input, signal }: Program): Promise<Ended> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    // Its messages are read, so they are in English.
    const env = programEnvironment({ LC_ALL: 'C.UTF-8', LANGUAGE: 'en', ...environment });
    // Without a terminal, none of them asks the owner anything past us. On Windows that would open a window.
    const detached = process.platform !== 'win32';
    const child = spawn(name, args, { cwd: folder, env, signal, detached, stdio: 'pipe', windowsHide: true });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (signal.aborted) reject(signal.reason as Error);
      else if (error.code === 'ENOENT')
        reject(new PublishError('settings', `This computer has no ${name}. ${missing}`));
      else reject(error);
    });
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output: Buffer.concat(output), errors: Buffer.concat(errors).toString('utf8') });
    });
    // A program that ends early does not read all of it.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** The last lines of what a program said, for an owner to read. */
export function quoteProgram(errors: string, name: string): string {
  const lines = errors
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 0 ? `${name} says: ${lines.slice(-3).join(' ')}` : `${name} gives no reason.`;
}
