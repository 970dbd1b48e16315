// @ts-check
import { spawnSync } from 'node:child_process';

/**
 * Why a Node does not start on this machine, in the system's words; undefined if it does.
 * @param {string} node its path
 */
export function findObstacle(node) {
  const { error, status, stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status === 0) return undefined;
  return error?.message ?? stderr.trim().split('\n')[0];
}
