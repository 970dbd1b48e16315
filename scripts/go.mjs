// @ts-check
// Runs one of the project's scripts: `node scripts/go.mjs scripts/start.ts`. Installs the packages where that is due, and
// brings a Node where the machine's own is too old. So this file itself, and what it imports, has to run on Node 18.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './install-lock.mjs';
import { findLeftOutPackages, thisMachine } from './left-out-packages.mjs';
import { findNodePath, isNewEnough, oldestMajor } from './node-choice.mjs';
import { findDebianPackage, findObstacle } from './node-obstacle.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));
const nodeFolder = join(project, 'scripts/node');
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
 * @returns {Promise<number>} the exit code; 128 + the signal's number where a signal ended it
 */
function run(command, args, options) {
  return new Promise((done, fail) => {
    child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      child = undefined;
      done(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * @param {string} folder
 * @returns {Promise<number>} the exit code
 */
function installPackages(folder) {
  // The machine's Node may be older than the packages ask for; they run under a newer one, so that warning is noise.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  if (npm && basename(npm) === 'npm-cli.js') return run(process.execPath, [npm, ...args], { cwd: folder });
  // On Windows npm is a batch file, which only a shell can start.
  if (process.platform === 'win32') return run(['npm', ...args].join(' '), [], { cwd: folder, shell: true });
  return run('npm', args, { cwd: folder });
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

  let code = 0;
  await withLock(join(project, '.cache/installing'), async () => {
    if (isInstalled()) return;
    const start = Date.now();
    rmSync(stampFile, { force: true });
    console.log(`Installing ${what} …`);
    code = await installPackages(folder);
    if (code !== 0) return;
    const leftOut = findLeftOutPackages(JSON.parse(lockfile), thisMachine(), (path) => existsSync(join(folder, path)));
    if (leftOut.length > 0) {
      console.error(`npm could not fetch ${leftOut.join(', ')}. Is this machine online? Try the same command again.`);
      code = 1;
      return;
    }
    writeFileSync(stampFile, stamp);
    console.log(`Installed in ${Math.round((Date.now() - start) / 1000)} s.`);
  });
  if (code !== 0 || isStopping) process.exit(code || 1);
}

/** @param {string} name of a package of Debian */
async function installFromDebian(name) {
  console.log(`Installing ${name} with apt-get …`);
  /** @type {import('node:child_process').SpawnOptions} */
  const options = {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-qqy', '--no-install-recommends', name], options);
}

/**
 * @param {string} why
 * @returns {never}
 */
function refuseNode(why) {
  const found = `Node ${process.versions.node} is too old, and ${why}`;
  console.error(`${found} Install Node ${oldestMajor} or newer from https://nodejs.org.`);
  process.exit(1);
}

/** The Node to run the project with: the machine's own, or else the one that npm brings. */
async function chooseNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const path = findNodePath(process.platform, process.arch);
  if (!path) refuseNode(`npm has no newer one for this kind of machine (${process.platform} ${process.arch}).`);

  await installWhenDue(nodeFolder, `Node 26, because Node ${process.versions.node} here is too old`);
  const node = resolve(nodeFolder, 'node_modules', path);
  let obstacle = findObstacle(node);
  const debianPackage = obstacle && findDebianPackage(obstacle);
  if (debianPackage && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await installFromDebian(debianPackage);
    obstacle = findObstacle(node);
  }
  if (!obstacle) return node;
  const remedy = debianPackage ? ` On Debian and Ubuntu «apt-get install ${debianPackage}» mends that.` : '';
  refuseNode(`the newer one that npm has does not start here: ${obstacle}.${remedy}`);
}

const node = await chooseNode();
await installWhenDue(project, 'the packages');
// Tools that say `#!/usr/bin/env node` get the same one.
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
process.exit(await run(node, process.argv.slice(2), { env }));
