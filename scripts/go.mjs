// @ts-check
// Runs one of the project's scripts: `node scripts/go.mjs scripts/start.ts`. Installs the packages where that is due, and
// brings a Node where the machine's own is too old. So this file itself, and what it imports, has to run on Node 18.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oldestNode } from '#server/node-version.mjs';
import { describeFailure, isDiskTrouble, readFailure } from './install-failure.mjs';
import { withLock } from './install-lock.mjs';
import { findLeftOutPackages, thisMachine } from './left-out-packages.mjs';
import { chooseNode, mayChangeSystem } from './node-choice.mjs';
import { findObstacle } from './node-obstacle.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));
const nodeFolder = join(project, 'scripts/node');
const logFolder = join(project, '.cache/npm-logs');
process.chdir(project);

/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
let isStopping = false;

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  isStopping = true;
  if (!child) process.exit(128 + constants.signals[signal]);
  // Ctrl-C in a terminal reaches every process of the command by itself; a second one would cut a graceful stop short.
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  child.kill(signal);
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stop(signal));

// npm hands a signal to its shell alone. When the shell is gone, what it started must not stay behind.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent && !isStopping) stop('SIGTERM');
}, 500).unref();

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(text: string) => void} [onErrorText] gets what the command writes to its piped standard error
 * @returns {Promise<number>} the exit code; 128 + the signal's number where a signal ended it
 */
function run(command, args, options, onErrorText = () => {}) {
  return new Promise((done, fail) => {
    child = spawn(command, args, { stdio: 'inherit', ...options });
    child.stderr?.setEncoding('utf8').on('data', onErrorText);
    child.on('error', fail);
    child.on('close', (code, signal) => {
      child = undefined;
      done(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * @param {string} folder
 * @returns {Promise<{ code: number; text: string }>} npm's exit code, and all that it wrote, its log included
 */
async function installPackages(folder) {
  // The machine's Node may be older than the packages ask for; they run under a newer one, so that warning is noise.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false'];
  const args = ['ci', '--include=dev', '--include=optional', ...quiet];
  const npm = process.env.npm_execpath;
  /** @type {import('node:child_process').SpawnOptions} */
  const options = {
    cwd: folder,
    stdio: ['inherit', 'inherit', 'pipe'],
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

/**
 * @param {string} folder
 * @param {string} what
 */
async function installWhenDue(folder, what) {
  const stampFile = join(folder, 'node_modules/.installed');
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = createHash('sha256').update(lockfile).update(`${process.platform} ${process.arch}`).digest('hex');
  const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isInstalled()) return;

  let exitCode = 0;
  await withLock(join(project, '.cache/installing'), async () => {
    if (isInstalled()) return;
    const start = Date.now();
    rmSync(stampFile, { force: true });
    console.log(`Installing ${what} …`);
    const { code, text } = await installPackages(folder);
    const isThere = (/** @type {string} */ path) => existsSync(join(folder, path));
    const leftOut = code === 0 ? findLeftOutPackages(JSON.parse(lockfile), thisMachine(), isThere) : [];
    if (code !== 0 || leftOut.length > 0) {
      exitCode = code || 1;
      if (isStopping) return;
      const missing = leftOut.length > 0 ? `npm did not fetch ${leftOut.join(', ')}. ` : '';
      const cause = describeFailure(readFailure(text), { environment: process.env, folder });
      console.error(`\n${missing}${cause ?? 'Is this machine online?'}\nThen run the same command again.`);
      return;
    }
    rmSync(logFolder, { recursive: true, force: true });
    // A lockfile without packages makes no folder.
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
    console.log(`Installed in ${Math.round((Date.now() - start) / 1000)} s.`);
  });
  if (exitCode !== 0 || isStopping) process.exit(exitCode || 1);
}

/** @param {string} name of a package of Debian */
async function installFromDebian(name) {
  console.log(
    `Node 26 needs ${name}, a package of the system that is missing here. The tests may install it, because they run as ` +
      `root on Debian: apt-get install ${name} …`,
  );
  /** @type {import('node:child_process').SpawnOptions} */
  const options = {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-qqy', '--no-install-recommends', name], options);
}

/** @param {string} path within node_modules */
async function installNode(path) {
  await installWhenDue(nodeFolder, `Node 26, because Node ${process.versions.node} here is older than ${oldestNode}`);
  return resolve(nodeFolder, 'node_modules', path);
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function giveUp(error) {
  const { name, code, path, message } = /** @type {NodeJS.ErrnoException} */ (error);
  const isNpmMissing = code === 'ENOENT' && path === 'npm';
  if (name !== 'NodeRefusal' && !isNpmMissing && !isDiskTrouble(code)) throw error;
  if (isNpmMissing) console.error('npm is missing here. It comes with Node: https://nodejs.org');
  else console.error(isDiskTrouble(code) ? describeFailure({ code }, { environment: {}, folder: project }) : message);
  process.exit(1);
}

try {
  const command = process.argv[2];
  const isAllowed = mayChangeSystem({
    command,
    isRoot: process.getuid?.() === 0,
    hasAptGet: existsSync('/usr/bin/apt-get'),
  });
  const node = await chooseNode({
    version: process.versions.node,
    execPath: process.execPath,
    thisMachine,
    install: installNode,
    findObstacle,
    installFromDebian: isAllowed ? installFromDebian : undefined,
  });
  await installWhenDue(project, 'the packages');
  // Tools that say `#!/usr/bin/env node` get the same one.
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  process.exit(await run(node, process.argv.slice(2), { env }));
} catch (error) {
  giveUp(error);
}
