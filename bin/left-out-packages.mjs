// @ts-check
/**
 * @typedef {{ os?: string | string[]; cpu?: string | string[]; libc?: string | string[]; hasInstallScript?: boolean }} LockedPackage
 * @typedef {{ os: string; cpu: string; libc: string | undefined; libcVersion?: string | undefined }} Machine as npm's `os`,
 *   `cpu`, `libc`; the version is glibc's
 */

/** @returns {Machine} what kind of machine this is */
export function thisMachine() {
  const isLinux = process.platform === 'linux';
  const report = /** @type {{ header: { glibcVersionRuntime?: string } } | undefined} */ (
    isLinux ? process.report.getReport() : undefined
  );
  const libcVersion = report?.header.glibcVersionRuntime;
  const libc = report && (libcVersion ? 'glibc' : 'musl');
  return { os: process.platform, cpu: process.arch, libc, libcVersion };
}

/**
 * @param {string | string[] | undefined} wanted one or several names, or `!name` for what is not wanted; none means any
 * @param {string | undefined} value
 */
function suits(wanted, value) {
  if (wanted === undefined || value === undefined) return true;
  const names = [wanted].flat();
  return names.includes(value) || (names.every((name) => name.startsWith('!')) && !names.includes(`!${value}`));
}

/**
 * The programs made for this kind of machine that the lockfile names and that are not installed. npm leaves one out without
 * a word, and succeeds, when it cannot fetch it: nothing would work, and nothing would say why.
 * @param {{ packages: Record<string, LockedPackage> }} lockfile
 * @param {Machine} machine
 * @param {(path: string) => boolean} isInstalled asked for paths such as `node_modules/@biomejs/cli-linux-x64`
 * @returns {string[]} the packages' names
 */
export function findLeftOutPackages({ packages }, machine, isInstalled) {
  return Object.entries(packages)
    .filter(([path, { os, cpu, libc, hasInstallScript }]) => {
      // One that is built on the machine may fail there, and does without.
      if ((!os && !cpu) || hasInstallScript) return false;
      return suits(os, machine.os) && suits(cpu, machine.cpu) && suits(libc, machine.libc) && !isInstalled(path);
    })
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}
