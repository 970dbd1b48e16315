// @ts-check
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oldestNode } from '#server/node-version.mjs';
import { isDiskError } from './install-failure.mjs';
import { installIfNeeded, nodeMegabytes, stampName } from './install-packages.mjs';
import { detectMachine } from './missing-packages.mjs';
import { chooseNode } from './node-choice.mjs';
import { findObstacle } from './node-obstacle.mjs';

/** The folder for Node in the package, if that is writable. */
export const ownFolder = fileURLToPath(new URL('../scripts/node', import.meta.url));

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * The user's cache folder.
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
    if (isDiskError(/** @type {NodeJS.ErrnoException} */ (error).code)) return false;
    throw error;
  }
}

/**
 * The folder to install Node in: Bonbon's own, or, if that is not writable, one in the user's cache.
 * @param {Environment} environment
 * @param {{ own?: string; canWrite?: (folder: string) => boolean }} [options]
 */
export function chooseNodeFolder(environment, { own = ownFolder, canWrite = isWritable } = {}) {
  // Whoever installed Bonbon may have installed Node there, too: then it need not be writable.
  if (existsSync(join(own, 'node_modules', stampName)) || canWrite(own)) return own;
  const { optionalDependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  const version = Object.values(optionalDependencies)[0];
  const folder = join(findCacheFolder(environment), 'bonbon', `node-${version}`);
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(own, name), join(folder, name));
  return folder;
}

/**
 * Installs a Node that is new enough, unless it is installed, and resolves with its path. Throws a `NodeUnavailableError` if
 * there is none for this machine.
 */
export function installNewerNode() {
  return chooseNode({
    version: process.versions.node,
    execPath: process.execPath,
    detectMachine,
    install: async (path) => {
      const folder = chooseNodeFolder(process.env);
      const what = `Node 26, because Node ${process.versions.node} here is older than ${oldestNode}`;
      await installIfNeeded(folder, { what, megabytes: nodeMegabytes }, join(folder, 'work'));
      return join(folder, 'node_modules', path);
    },
    findObstacle,
    installFromDebian: undefined,
  });
}
