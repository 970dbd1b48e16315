// @ts-check
// npm leaves out optional packages that its own Node is too old for, and says nothing.

/** What building a site needs of the packages for one platform. */
const verbsThatBuild = ['build', 'check', 'dev', 'publish', 'resume', 'start', 'studio', 'upgrade'];
const abis = new Map([
  ['linux', '-gnu'],
  ['win32', '-msvc'],
]);

/**
 * Whether npm installs these packages with this Node.
 * @param {string} version
 */
function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
}

/**
 * A sentence for an owner who wants to build a site with packages that npm has left out; undefined if all are there, or if the
 * command needs none of them.
 * @param {string[]} words as they were typed after `bonbon`
 * @param {{ version: string; platform: string; arch: string; isInstalled: (name: string) => boolean }} machine with the Node
 *   that npm ran with
 */
export function describeLeftOut(words, { version, platform, arch, isInstalled }) {
  const builds = verbsThatBuild.includes(words[0] ?? '') && !words.some((word) => word === '--help' || word === '-h');
  if (!builds || isSupported(version)) return undefined;
  const needed = [`@img/sharp-${platform}-${arch}`, `@rolldown/binding-${platform}-${arch}${abis.get(platform) ?? ''}`];
  const missing = needed.filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  return (
    `npm did not install ${missing.join(' and ')}, because Node ${version} here is too old for that. To build a site, ` +
    'install the newest Node marked LTS from https://nodejs.org, delete the folder node_modules and the file ' +
    'package-lock.json beside it, and type npm install.'
  );
}
