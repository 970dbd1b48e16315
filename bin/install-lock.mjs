// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} file */
function tryToLock(file) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/**
 * Waits until no other process has the lock, then calls `work`. A lock whose process has ended (Ctrl-C, power cut) is
 * ignored.
 * @param {string} file
 * @param {() => Promise<void>} work
 */
export async function withLock(file, work) {
  let isAnnounced = false;
  while (!tryToLock(file)) {
    const holder = readHolder(file);
    if (holder && !isRunning(holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!isAnnounced) console.error(`Another command is installing packages (process ${holder}); waiting for it…`);
    isAnnounced = true;
    await setTimeout(300);
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}
