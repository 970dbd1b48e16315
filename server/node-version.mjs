// @ts-check
// Plain JavaScript, because it runs on Node versions that are too old for everything else.

/**
 * The oldest Node that runs the project. Before 24.3 `import.meta.main` is not true in TypeScript, before 24.5 there are no
 * Web Locks, and before 24.15 node:sqlite prints a warning above all output.
 */
export const oldestNode = '24.15';

/**
 * @param {string} version such as `24.1.0`
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
