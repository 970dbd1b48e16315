import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ConnectOptions } from '../connection.ts';
import { programEnvironment } from '../program-environment.ts';
import { PublishError } from '../publish-error.ts';
import { quoteProgram, runProgram } from '../run-program.ts';
import { missingSsh } from '../ssh/host-key.ts';
import { explainSsh } from '../ssh/ssh-error.ts';
import { openSshSession } from '../ssh/ssh-session.ts';
import { destinationOf } from '../ssh/ssh-target.ts';

/** What ssh exits with if the line is the cause; other codes are those of the command. */
const sshFailed = 255;

/** Commands of Bonbon on the owner's server. */
export async function openShell(options: ConnectOptions) {
  const { signal } = options;
  const session = await openSshSession(options);
  const destination = destinationOf(session.target);
  const wordsFor = (command: string) => ['-T', '-F', session.configFile, '--', destination, command];

  function explain(code: number, errors: string): PublishError {
    if (code === sshFailed) {
      return explainSsh(errors, session) ?? new PublishError('unreachable', quoteProgram(errors, 'ssh'));
    }
    if (!/not found|No such file|can't cd/i.test(errors)) {
      return new PublishError('refused', quoteProgram(errors, 'Bonbon on the server'));
    }
    return new PublishError('settings', `Bonbon is not installed on ${destination}.`, {
      waysOut: [
        'docs/own-server.md says how a machine becomes a server. If Bonbon is in another folder there, publish.folder names it.',
      ],
    });
  }

  return {
    /** What a command prints. */
    async run(command: string): Promise<string> {
      const words = { name: 'ssh', missing: missingSsh, args: wordsFor(command), environment: session.environment };
      const { code, output, errors } = await runProgram({ ...words, signal });
      if (code !== 0) throw explain(code, errors);
      return output.toString('utf8');
    },
    /** The lines that a command prints while it reads `input`. How it ended is told after the last one. */
    async *stream(command: string, input: AsyncIterable<string | Buffer>): AsyncGenerator<string> {
      const child: Child = spawn('ssh', wordsFor(command), {
        env: programEnvironment({ LC_ALL: 'C.UTF-8', ...session.environment }),
        detached: process.platform !== 'win32',
        stdio: 'pipe',
        windowsHide: true,
        signal,
      });
      const ended = once(child, 'close');
      ended.catch(() => {});
      const errors = readAll(child.stderr);
      // A command that fails stops reading; it says why.
      const sending = pipeline(Readable.from(input), child.stdin).catch(() => {});
      try {
        for await (const line of createInterface({ input: child.stdout })) yield line;
        const [code] = (await ended) as [number | null];
        await sending;
        if (code !== 0) throw explain(code ?? sshFailed, await errors);
      } finally {
        signal.throwIfAborted();
      }
    },
    close: session.close,
  };
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

async function readAll(stream: Readable): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
