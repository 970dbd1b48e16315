// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { describeFailure, isDiskError, readFailure } from './install-failure.mjs';
import { withLock } from './install-lock.mjs';
import { detectMachine, findMissingPackages } from './missing-packages.mjs';
import { isStopping, run } from './run-child.mjs';

/** The file in node_modules that says that all packages are installed. */
export const stampName = '.installed';

/**
 * @param {string} folder
 * @param {string} logFolder
 * @param {string} node the one that npm runs with: npm leaves out optional packages that its own Node is too old for
 * @returns {Promise<{ code: number; text: string }>} npm's exit code, and all its output, including its log
 */
async function installPackages(folder, logFolder, node) {
  // npm's warnings about Nodes are noise: an older npm does not know newer ones, and a newer Node deprecates what it uses.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false'];
  // `npm pack --dry-run` makes every npm that it starts a dry run, too.
  const args = ['ci', '--include=dev', '--include=optional', '--dry-run=false', ...quiet];
  const npm = process.env.npm_execpath;
  /** @type {import('node:child_process').SpawnOptions} */
  const options = {
    cwd: folder,
    stdio: ['inherit', process.stderr, 'pipe'],
    env: {
      ...process.env,
      npm_config_logs_dir: logFolder,
      NODE_NO_WARNINGS: '1',
      PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
    },
  };
  let text = '';
  const keep = (/** @type {string} */ part) => {
    process.stderr.write(part);
    text += part;
  };
  const start = () => {
    if (npm && basename(npm) === 'npm-cli.js') return run(node, [npm, ...args], options, keep);
    // On Windows npm is a batch file, which only a shell can start.
    if (process.platform === 'win32') return run(['npm', ...args].join(' '), [], { ...options, shell: true }, keep);
    return run('npm', args, options, keep);
  };
  rmSync(logFolder, { recursive: true, force: true });
  const code = await start();
  const logs = existsSync(logFolder) ? readdirSync(logFolder).sort() : [];
  return { code, text: logs.map((name) => readFileSync(join(logFolder, name), 'utf8')).join('') + text };
}

/** Disk space of Bonbon's packages and of one Node, measured on Linux. */
export const packagesMegabytes = 600;
export const nodeMegabytes = 210;

/**
 * Installs the packages in a folder's lockfile, unless they are installed. If that fails, prints why and exits. Prints only to
 * standard error, because the command's output may be redirected to a file.
 * @param {string} folder with a package.json and its lockfile
 * @param {{ what: string; megabytes: number; node?: string }} install what to call it, such as `the packages`, its disk space,
 *   and the Node that the packages run with
 * @param {string} workFolder for the lock and for npm's log
 */
export async function installIfNeeded(folder, { what, megabytes, node = process.execPath }, workFolder) {
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
    console.error(`Installing ${what}…`);
    const { code, text } = await installPackages(folder, logFolder, node);
    const isPresent = (/** @type {string} */ path) => existsSync(join(folder, path));
    const missing = code === 0 ? findMissingPackages(JSON.parse(lockfile), detectMachine(), isPresent) : [];
    if (code !== 0 || missing.length > 0) {
      exitCode = code || 1;
      if (isStopping()) return;
      const prefix = missing.length > 0 ? `npm did not install ${missing.join(', ')}. ` : '';
      const cause = describeFailure(readFailure(text), { environment: process.env, folder, megabytes });
      console.error(`\n${prefix}${cause ?? 'Is this machine online?'}\nThen run the same command again.`);
      return;
    }
    rmSync(logFolder, { recursive: true, force: true });
    // For a lockfile without packages, npm creates no folder.
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
    console.error(`Installed in ${Math.round((Date.now() - start) / 1000)} s.`);
  });
  if (exitCode !== 0 || isStopping()) process.exit(exitCode || 1);
}

/**
 * Prints why an install cannot begin, and exits; rethrows errors that only we can fix.
 * @param {unknown} error
 * @param {{ folder: string; megabytes: number }} install its folder and disk space
 * @returns {never}
 */
export function giveUp(error, install) {
  console.error(describeObstacle(error, install));
  process.exit(1);
}

/**
 * Says why an install cannot begin; rethrows errors that only we can fix.
 * @param {unknown} error
 * @param {{ folder: string; megabytes: number }} install
 */
export function describeObstacle(error, { folder, megabytes }) {
  const { name, code, path, dest, syscall, message } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (error);
  if (code === 'ENOENT' && path === 'npm') return 'npm is not installed. It comes with Node: https://nodejs.org';
  if (name === 'NodeUnavailableError') return message;
  // If a program does not start, `path` is that program.
  if (!isDiskError(code) || syscall?.startsWith('spawn')) throw error;
  // For a copy, `path` is the source.
  return describeFailure({ code }, { environment: {}, folder: dest ?? path ?? folder, megabytes });
}
