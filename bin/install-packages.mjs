// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describeFailure, isDiskTrouble, readFailure } from './install-failure.mjs';
import { withLock } from './install-lock.mjs';
import { findLeftOutPackages, thisMachine } from './left-out-packages.mjs';
import { isStopping, run } from './run-child.mjs';

/** In node_modules, once all packages are there. */
export const stampName = '.installed';

/**
 * @param {string} folder
 * @param {string} logFolder
 * @returns {Promise<{ code: number; text: string }>} npm's exit code, and all that it wrote, its log included
 */
async function installPackages(folder, logFolder) {
  // The machine's Node may be older than the packages ask for; they run under a newer one, so that warning is noise.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false'];
  // `npm pack --dry-run` tells the npm below it to do nothing, either.
  const args = ['ci', '--include=dev', '--include=optional', '--dry-run=false', ...quiet];
  const npm = process.env.npm_execpath;
  /** @type {import('node:child_process').SpawnOptions} */
  const options = {
    cwd: folder,
    stdio: ['inherit', process.stderr, 'pipe'],
    env: { ...process.env, npm_config_logs_dir: logFolder },
  };
  let text = '';
  const keep = (/** @type {string} */ part) => {
    process.stderr.write(part);
    text += part;
  };
  const start = () => {
    if (npm && basename(npm) === 'npm-cli.js') return run(process.execPath, [npm, ...args], options, keep);
    // On Windows npm is a batch file, which only a shell can start.
    if (process.platform === 'win32') return run(['npm', ...args].join(' '), [], { ...options, shell: true }, keep);
    return run('npm', args, options, keep);
  };
  rmSync(logFolder, { recursive: true, force: true });
  const code = await start();
  const logs = existsSync(logFolder) ? readdirSync(logFolder).sort() : [];
  return { code, text: logs.map((name) => readFileSync(join(logFolder, name), 'utf8')).join('') + text };
}

/** What Bonbon's packages, and one Node, take on the disk; measured on Linux. */
export const packagesMegabytes = 600;
export const nodeMegabytes = 210;

/**
 * Installs what the lockfile of a folder names, unless that is there. Where it cannot be had, says why and ends the process.
 * All it says goes to standard error: what the command prints may be on its way into a file.
 * @param {string} folder with a package.json and its lockfile
 * @param {{ what: string; megabytes: number }} install what to tell of, such as `the packages`, and how much room it takes
 * @param {string} workFolder for the lock and for npm's log
 */
export async function installWhenDue(folder, { what, megabytes }, workFolder) {
  const logFolder = join(workFolder, 'npm-logs');
  const stampFile = join(folder, 'node_modules', stampName);
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = createHash('sha256').update(lockfile).update(`${process.platform} ${process.arch}`).digest('hex');
  const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isInstalled()) return;

  let exitCode = 0;
  await withLock(join(workFolder, 'installing'), async () => {
    if (isInstalled()) return;
    const start = Date.now();
    rmSync(stampFile, { force: true });
    console.error(`Installing ${what} …`);
    const { code, text } = await installPackages(folder, logFolder);
    const isThere = (/** @type {string} */ path) => existsSync(join(folder, path));
    const leftOut = code === 0 ? findLeftOutPackages(JSON.parse(lockfile), thisMachine(), isThere) : [];
    if (code !== 0 || leftOut.length > 0) {
      exitCode = code || 1;
      if (isStopping()) return;
      const missing = leftOut.length > 0 ? `npm did not fetch ${leftOut.join(', ')}. ` : '';
      const cause = describeFailure(readFailure(text), { environment: process.env, folder, megabytes });
      console.error(`\n${missing}${cause ?? 'Is this machine online?'}\nThen run the same command again.`);
      return;
    }
    rmSync(logFolder, { recursive: true, force: true });
    // A lockfile without packages makes no folder.
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
    console.error(`Installed in ${Math.round((Date.now() - start) / 1000)} s.`);
  });
  if (exitCode !== 0 || isStopping()) process.exit(exitCode || 1);
}

/**
 * Says what keeps an install from beginning, and ends the process; throws what nobody but us can mend.
 * @param {unknown} error
 * @param {{ folder: string; megabytes: number }} install where it goes, and how much room it takes
 * @returns {never}
 */
export function giveUp(error, install) {
  console.error(describeObstacle(error, install));
  process.exit(1);
}

/**
 * Throws what nobody but us can mend.
 * @param {unknown} error
 * @param {{ folder: string; megabytes: number }} install
 */
export function describeObstacle(error, { folder, megabytes }) {
  const { name, code, path, dest, syscall, message } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (error);
  if (code === 'ENOENT' && path === 'npm') return 'npm is missing here. It comes with Node: https://nodejs.org';
  if (name === 'NodeRefusal') return message;
  // The path of a program that does not start is that program's.
  if (!isDiskTrouble(code) || syscall?.startsWith('spawn')) throw error;
  // Of a copy, `path` is what is copied.
  return describeFailure({ code }, { environment: {}, folder: dest ?? path ?? folder, megabytes });
}
