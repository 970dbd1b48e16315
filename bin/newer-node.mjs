// @ts-check
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oldestNode } from '#server/node-version.mjs';
import { isDiskTrouble } from './install-failure.mjs';
import { installWhenDue, nodeMegabytes, stampName } from './install-packages.mjs';
import { thisMachine } from './left-out-packages.mjs';
import { chooseNode } from './node-choice.mjs';
import { findObstacle } from './node-obstacle.mjs';

/** Where Node is installed, if it may be. */
export const ownFolder = fileURLToPath(new URL('../scripts/node', import.meta.url));

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * Where the system keeps what programs can fetch again.
 * @param {Environment} environment
 * @param {{ platform?: string; home?: string }} [machine]
 */
export function findCacheFolder(environment, { platform = process.platform, home = homedir() } = {}) {
  if (platform === 'win32') return environment.LOCALAPPDATA || join(home, 'AppData/Local');
  if (platform === 'darwin') return join(home, 'Library/Caches');
  return environment.XDG_CACHE_HOME || join(home, '.cache');
}

/** @param {string} folder */
function isWritable(folder) {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    writeFileSync(probe, '');
    rmSync(probe);
    return true;
  } catch (error) {
    if (isDiskTrouble(/** @type {NodeJS.ErrnoException} */ (error).code)) return false;
    throw error;
  }
}

/**
 * The folder that Node is installed into: Bonbon's own, or, where that belongs to somebody else, one of the user's.
 * @param {Environment} environment
 * @param {{ own?: string; canWrite?: (folder: string) => boolean }} [parts]
 */
export function chooseNodeFolder(environment, { own = ownFolder, canWrite = isWritable } = {}) {
  // Whoever installed it may have brought Node, too: then nobody has to write anything.
  if (existsSync(join(own, 'node_modules', stampName)) || canWrite(own)) return own;
  const { optionalDependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  const version = Object.values(optionalDependencies)[0];
  const folder = join(findCacheFolder(environment), 'bonbon', `node-${version}`);
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(own, name), join(folder, name));
  return folder;
}

/**
 * Installs a Node that fits, unless it is there, and resolves with its path. Throws a `NodeRefusal` where there is none for
 * this machine.
 */
export function bringNode() {
  return chooseNode({
    version: process.versions.node,
    execPath: process.execPath,
    thisMachine,
    install: async (path) => {
      const folder = chooseNodeFolder(process.env);
      const what = `Node 26, because Node ${process.versions.node} here is older than ${oldestNode}`;
      await installWhenDue(folder, { what, megabytes: nodeMegabytes }, join(folder, 'work'));
      return join(folder, 'node_modules', path);
    },
    findObstacle,
    installFromDebian: undefined,
  });
}
