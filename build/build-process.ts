import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from './build-site.ts';
import { OwnerError } from './owner-error.ts';

/** What a build process is told to do; functions cannot be sent. */
export type BuildOrder = {
  site?: Omit<BuildOptions, 'onProgress' | 'onWarnings'>;
  /** The file of the server to bundle. */
  server?: string;
  /** The folder for the window and the script of the studio, for its own program. */
  studio?: string;
};

/** An error with what its reader looks at: structured clones of errors lose it. */
type SentError = { name: string; message: string; stack?: string | undefined; code?: string; path?: string };
/** What a build process tells. */
export type BuildReport = { progress: string } | { warnings: string } | { error: SentError } | { isDone: true };

/** That of this file, so the compiled engine starts the compiled program. */
const ownProgram = fileURLToPath(new URL(`./build-program${extname(import.meta.filename)}`, import.meta.url));

/**
 * Builds in a process of its own, which ends with the build: the memory of a build, ten times that of the server, does not
 * go back to the system before. Rejects with the error of the build, and with an OwnerError if the process was killed.
 */
export async function runBuildProcess(
  order: BuildOrder,
  { onProgress = (_: string) => {}, onWarnings = (_: string) => {}, program = ownProgram } = {},
): Promise<void> {
  const child = fork(program, {
    execArgv: [...process.execArgv, ...(process.sourceMapsEnabled ? ['--enable-source-maps'] : [])],
  });
  let error: Error | undefined;
  let isDone = false;
  child.on('message', (report: BuildReport) => {
    if ('progress' in report) onProgress(report.progress);
    else if ('warnings' in report) onWarnings(report.warnings);
    else if ('error' in report) error = readError(report.error);
    else isDone = true;
  });
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  child.send(order);
  const [code, signal] = await ended;
  if (error) throw error;
  if (isDone) return;
  // Linux kills the largest process of a machine without free memory.
  throw new OwnerError(
    signal === 'SIGKILL'
      ? 'The build was killed, probably because the machine has too little memory for it. Build on another machine, and copy its dist folder here.'
      : `The build ended early (${signal ?? `exit code ${code}`}).`,
  );
}

function readError({ name, message, ...rest }: SentError): Error {
  if (name === 'OwnerError') return new OwnerError(message);
  return Object.assign(new Error(message), { name, ...rest });
}

export function describeError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack, code, path } = error as NodeJS.ErrnoException;
  return { name, message, stack, ...(code !== undefined && { code }), ...(path !== undefined && { path }) };
}
