import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Longer than any command takes on a busy machine: what has not ended by then hangs. */
const limitMs = 3 * 60_000;

export type Running = {
  /** Such as `http://localhost:3000`. */
  address: string;
  printed: () => string;
  /** `kill -9`; resolves when the address no longer answers. */
  kill: () => Promise<void>;
  stop: () => Promise<number | null>;
};

export type Installation = {
  /** Runs `bonbon` in a folder; rejects with its output if it does not exit with 0. */
  run: (words: string[], folder: string) => Promise<string>;
  /** Starts a command that serves a site, on a free port. */
  start: (words: string[], folder: string) => Promise<Running>;
  /** Kills everything that still runs. */
  close: () => void;
};

/** A machine with one Node, and Bonbon installed in one of its folders. */
export function openInstallation(installed: string, node: string, environment: Record<string, string>): Installation {
  const command = join(installed, 'node_modules/bonbon/bin/bonbon.mjs');
  const open = new Set<ChildProcess>();

  function launch(words: string[], folder: string) {
    const child = spawn(node, [command, ...words], {
      cwd: folder,
      env: { ...environment, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    open.add(child);
    let printed = '';
    const take = (chunk: Buffer) => {
      printed += chunk.toString();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs).unref();
    const ended = once(child, 'close').then(([code]) => {
      clearTimeout(timer);
      open.delete(child);
      return code as number | null;
    });
    // If CI is set, Vite writes colours into a pipe, too.
    return { child, ended, printed: () => stripVTControlCharacters(printed) };
  }

  return {
    async run(words, folder) {
      const { ended, printed } = launch(words, folder);
      const code = await ended;
      if (code !== 0) throw new Error(`bonbon ${words.join(' ')} exited with ${code}:\n${printed()}`);
      return printed();
    },
    async start(words, folder) {
      const { child, ended, printed } = launch(words, folder);
      const found = await new Promise<string>((done, fail) => {
        const look = () => {
          const address = /http:\/\/localhost:\d+/.exec(printed())?.[0];
          if (address) done(address);
        };
        child.stdout.on('data', look);
        void ended.then(() => fail(new Error(`bonbon ${words.join(' ')} ended without an address:\n${printed()}`)));
      });
      return {
        address: found,
        printed,
        async kill() {
          child.kill('SIGKILL');
          await ended;
          while (await isAnswered(found)) await new Promise((later) => setTimeout(later, 50));
        },
        async stop() {
          child.kill('SIGTERM');
          return await ended;
        },
      };
    },
    close() {
      for (const child of open) child.kill('SIGKILL');
    },
  };
}

const isAnswered = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );
