// @ts-check
/**
 * @typedef {{ os?: string | string[]; cpu?: string | string[]; libc?: string | string[]; hasInstallScript?: boolean }} LockedPackage
 * @typedef {{ os: string; cpu: string; libc: string | undefined; libcVersion?: string | undefined }} Machine as npm's `os`,
 *   `cpu`, `libc`; the version is glibc's
 */

/** @returns {Machine} the machine this runs on */
export function detectMachine() {
  const isLinux = process.platform === 'linux';
  const report = /** @type {{ header: { glibcVersionRuntime?: string } } | undefined} */ (
    isLinux ? process.report.getReport() : undefined
  );
  const libcVersion = report?.header.glibcVersionRuntime;
  const libc = report && (libcVersion ? 'glibc' : 'musl');
  return { os: process.platform, cpu: process.arch, libc, libcVersion };
}

/**
 * @param {string | string[] | undefined} wanted one or several names, or `!name` for any other; undefined means any
 * @param {string | undefined} value
 */
function matches(wanted, value) {
  if (wanted === undefined || value === undefined) return true;
  const names = [wanted].flat();
  return names.includes(value) || (names.every((name) => name.startsWith('!')) && !names.includes(`!${value}`));
}

/**
 * The lockfile's packages for this platform that are not installed. They are optional: if npm cannot download one, it skips it
 * silently and succeeds. Then nothing would work, and nothing would say why.
 * @param {{ packages: Record<string, LockedPackage> }} lockfile
 * @param {Machine} machine
 * @param {(path: string) => boolean} isInstalled gets paths such as `node_modules/@biomejs/cli-linux-x64`
 * @returns {string[]} the packages' names
 */
export function findMissingPackages({ packages }, machine, isInstalled) {
  return Object.entries(packages)
    .filter(([path, { os, cpu, libc, hasInstallScript }]) => {
      // A package with an install script may fail to compile; what depends on it works without it.
      if ((!os && !cpu) || hasInstallScript) return false;
      return matches(os, machine.os) && matches(cpu, machine.cpu) && matches(libc, machine.libc) && !isInstalled(path);
    })
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}
