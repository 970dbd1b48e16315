import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { endGroup } from '../checks/process-group.ts';

/** A command that has neither ended nor printed what it should by then hangs. */
const limitMs = 5 * 60_000;

export type Result = { code: number; printed: string };
export type Running = {
  /** Resolves with the match of a pattern in the output; rejects if the command ends without it. */
  waitFor: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Stops it as Ctrl-C does, and resolves when none of its processes is left. */
  stop: () => Promise<void>;
};
export type TypeOptions = {
  /** Standard input is a terminal, and each question is answered with this. */
  answer?: string | undefined;
};
export type Terminal = {
  /** What `export` in an earlier command has set. */
  variables: Record<string, string>;
  /** The commands that follow are typed in another folder. */
  goTo: (folder: string) => void;
  run: (line: string, options?: TypeOptions) => Promise<Result>;
  start: (line: string) => Running;
  /** Kills everything that still runs. */
  close: () => void;
};

/** Variables that describe the machine, as opposed to personal settings. */
const kept =
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_\w+|TZ|TMPDIR|TERM|CI|XDG_\w+|\w+_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|CHROMIUM_PATH|PLAYWRIGHT_BROWSERS_PATH|npm_config_(?!local_prefix|prefix|global_prefix)\w+)$/i;

/** The environment of a new terminal: without what npm and this project's scripts have set in this one. */
export function describeEnvironment(environment: NodeJS.ProcessEnv, project: string): Record<string, string> {
  const entries = Object.entries(environment).filter((entry): entry is [string, string] => kept.test(entry[0]));
  const isOwn = (folder: string) =>
    `${folder}${sep}`.startsWith(`${project}${sep}`) || /node_modules.\.bin$/.test(folder);
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => !isOwn(folder));
  return { ...Object.fromEntries(entries), PATH: folders.join(delimiter) };
}

/** A terminal in a folder, in which commands are typed one after another. */
export function openTerminal(folder: string, environment: Record<string, string>): Terminal {
  const variables: Record<string, string> = {};
  const open = new Set<ChildProcess>();
  let currentFolder = folder;

  function launch(line: string, answer?: string) {
    const path = environment.PATH ?? '';
    // The documents require that `node` is Node 24 or newer.
    const own = /^(\w+=\S+ )*(node|npx) /.test(line) ? `${dirname(process.execPath)}${delimiter}${path}` : path;
    const [program, args] = answer === undefined ? ['sh', ['-c', line]] : wrapInTerminal(line);
    const child = spawn(program, args, {
      cwd: currentFolder,
      env: { ...environment, ...variables, PATH: own },
      // Its own process group, so that nothing of it keeps running.
      detached: true,
      stdio: [answer === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    open.add(child);
    let printed = '';
    let answered = 0;
    const take = (chunk: Buffer) => {
      printed += chunk.toString();
      const asked = printed.lastIndexOf('[y/N]');
      if (answer === undefined || asked < answered) return;
      answered = asked + 1;
      child.stdin?.write(`${answer}\n`);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    const ended = once(child, 'close').then(([code]) => Number(code ?? 1));
    // On a CI some tools print colours into a pipe, too.
    return { child, ended, printed: () => stripVTControlCharacters(printed).replaceAll('\r\n', '\n') };
  }

  return {
    variables,
    goTo: (other) => {
      currentFolder = other;
    },
    async run(line, { answer } = {}) {
      const { child, ended, printed } = launch(line, answer);
      const timer = setTimeout(() => endGroup(child, 'SIGKILL'), limitMs);
      const code = await ended;
      clearTimeout(timer);
      await waitUntilGone(child);
      open.delete(child);
      for (const [, name = '', value = ''] of line.matchAll(/^export (\w+)=(\S+)/g)) variables[name] = value;
      return { code, printed: printed() };
    },
    start(line) {
      const { child, ended, printed } = launch(line);
      return {
        async waitFor(pattern) {
          let hasEnded = false;
          void ended.then(() => {
            hasEnded = true;
          });
          const startMs = Date.now();
          for (;;) {
            const found = pattern.exec(printed());
            if (found) return found;
            if (hasEnded) throw new Error(`It ended without printing ${pattern}:\n${printed()}`);
            if (Date.now() - startMs > limitMs) throw new Error(`It does not print ${pattern}:\n${printed()}`);
            await pause(50);
          }
        },
        async stop() {
          endGroup(child, 'SIGINT');
          await waitUntilGone(child);
          await ended;
          open.delete(child);
        },
      };
    },
    close() {
      for (const child of open) endGroup(child, 'SIGKILL');
      open.clear();
    },
  };
}

/** Questions are asked in a terminal only, and `script` makes one. */
function wrapInTerminal(line: string): [string, string[]] {
  return process.platform === 'darwin'
    ? ['script', ['-q', '/dev/null', 'sh', '-c', line]]
    : ['script', ['-qefc', line, '/dev/null']];
}

/** Waits for all processes that a command has started, not only for the first. */
async function waitUntilGone(child: ChildProcess) {
  const startMs = Date.now();
  while (endGroup(child, 0)) {
    if (Date.now() - startMs > 30_000) {
      endGroup(child, 'SIGKILL');
      throw new Error('30 s after its end, or after Ctrl-C, some of its processes still run.');
    }
    await pause(20);
  }
}
