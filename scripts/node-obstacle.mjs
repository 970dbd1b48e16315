// @ts-check
import { spawnSync } from 'node:child_process';

/**
 * Why a Node does not start on this machine, in the words of the system; undefined where it does.
 * @param {string} node its path
 */
export function findObstacle(node) {
  const { error, status, stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status === 0) return undefined;
  return error?.message ?? stderr.trim().split('\n')[0];
}

/**
 * Debian's package that takes the obstacle away. The binaries of Node 26 want GCC's atomic library, and small
 * systems (a bare Debian, the slim container images) come without it.
 * @param {string} obstacle
 */
export function findDebianPackage(obstacle) {
  return obstacle.includes('libatomic.so.1') ? 'libatomic1' : undefined;
}
