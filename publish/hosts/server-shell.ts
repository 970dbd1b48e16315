import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ConnectOptions } from '../connection.ts';
import { PublishError } from '../publish-error.ts';

/** `apiAddress` is a configuration of SSH for tests. */
type ShellOptions = Pick<ConnectOptions, 'settings' | 'signal' | 'apiAddress'>;

/** Commands on another machine, by the system's ssh: with its keys, agent, known machines and configuration. */
export function openShell({ settings: { server = '', port }, signal, apiAddress }: ShellOptions) {
  const start = (command: string) => {
    const options = ['-T', '-o', 'ConnectTimeout=20', '-o', 'ServerAliveInterval=15', '-o', 'ServerAliveCountMax=4'];
    const way = port === undefined ? [] : ['-p', String(port)];
    return spawn('ssh', [...(apiAddress ? ['-F', apiAddress] : []), ...options, ...way, '--', server, command], {
      stdio: ['pipe', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGTERM',
    });
  };

  async function end(child: Child, errors: Promise<string>): Promise<void> {
    const [code] = (await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
      signal.throwIfAborted();
      if (error.code !== 'ENOENT') throw error;
      throw new PublishError('settings', 'There is no ssh on this computer.', {
        waysOut: [
          'Install OpenSSH: on Debian and Ubuntu apt install openssh-client; Windows has it under Optional features.',
        ],
      });
    })) as [number | null];
    signal.throwIfAborted();
    if (code !== 0) throw explain(code, await errors, server);
  }

  return {
    /** What a command prints. */
    async run(command: string): Promise<{ printed: string }> {
      const child = start(command);
      const [errors, printed] = [readAll(child.stderr), readAll(child.stdout)];
      const ended = end(child, errors);
      child.stdin.end();
      await ended;
      return { printed: await printed };
    },
    /** The lines that a command prints while it reads `input`. Its exit code is told at the end, unless the caller has left before. */
    async *stream(command: string, input: AsyncIterable<string | Buffer>): AsyncGenerator<string> {
      const child = start(command);
      const errors = readAll(child.stderr);
      const ended = end(child, errors);
      ended.catch(() => {});
      // A command that fails stops reading; it says why.
      const sending = pipeline(Readable.from(input), child.stdin).catch(() => {});
      for await (const line of createInterface({ input: child.stdout })) yield line;
      await Promise.all([ended, sending]);
    },
  };
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

async function readAll(stream: Readable): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Of ssh's own words, the last line names the cause. */
function explain(code: number | null, errors: string, server: string): PublishError {
  const last = errors.trim().split('\n').at(-1) ?? '';
  if (code !== 255) {
    if (/not found|No such file|can't cd/i.test(errors))
      return new PublishError('settings', `Bonbon is not installed on ${server}.`, {
        waysOut: [
          'docs/own-server.md says how a machine becomes a server; publish.folder names the folder, if it is another.',
        ],
      });
    return new PublishError('refused', last || `The server ended with ${code}.`);
  }
  if (/permission denied|too many authentication/i.test(errors))
    return new PublishError('key', `${server} does not accept your SSH key.`, {
      waysOut: [`Try it in a terminal: ssh ${server}`, 'Your public key belongs into ~/.ssh/authorized_keys there.'],
    });
  if (/host key verification failed|identification has changed/i.test(errors))
    return new PublishError('refused', `SSH does not know the machine behind ${server}, or it has changed.`, {
      waysOut: [`Sign in once in a terminal and compare the fingerprint: ssh ${server}`],
    });
  return new PublishError('unreachable', `${server} cannot be reached by SSH${last === '' ? '' : `: ${last}`}`);
}
