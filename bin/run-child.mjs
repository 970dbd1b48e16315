// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { watchParent } from './watch-parent.mjs';

/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
let stopping = false;

/** Whether a signal has arrived: then nothing more must be started. */
export const isStopping = () => stopping;

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  stopping = true;
  if (!child) process.exit(128 + constants.signals[signal]);
  child.kill(signal);
}

/**
 * Ctrl-C in a terminal reaches every process of the command by itself; a second signal would cut a graceful stop short. On
 * Windows, closing the window does so, too, and kill() lets no process finish its work.
 * @param {NodeJS.Signals} signal
 */
const reachesAll = (signal) => process.platform === 'win32' || (signal === 'SIGINT' && process.stdin.isTTY);

/** Passes termination signals to the running child; if there is none, they end this process. */
export function passSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (child && reachesAll(signal)) stopping = true;
      else stop(signal);
    });
  }
  watchParent(() => {
    if (!stopping) stop('SIGTERM');
  });
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(text: string) => void} [onErrorText] gets what the command writes to its piped standard error
 * @returns {Promise<number>} the exit code; 128 + the signal's number if a signal ended it
 */
export function run(command, args, options, onErrorText = () => {}) {
  return new Promise((done, fail) => {
    child = spawn(command, args, { stdio: 'inherit', ...options });
    child.stderr?.setEncoding('utf8').on('data', onErrorText);
    child.on('error', fail);
    child.on('close', (code, signal) => {
      child = undefined;
      done(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
