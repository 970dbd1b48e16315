// @ts-check
// Runs one of the project's scripts: `node scripts/go.mjs cli/main.ts start`. Installs the packages if needed, and a
// newer Node if the machine's own is too old. So this file and what it imports must run on Node 18.
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { giveUp, installIfNeeded, nodeMegabytes, packagesMegabytes } from '#bin/install-packages.mjs';
import { detectMachine } from '#bin/missing-packages.mjs';
import { chooseNode, mayChangeSystem } from '#bin/node-choice.mjs';
import { findObstacle } from '#bin/node-obstacle.mjs';
import { passSignals, run } from '#bin/run-child.mjs';
import { oldestNode } from '#server/node-version.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));
const nodeFolder = join(project, 'scripts/node');
const workFolder = join(project, '.cache');
process.chdir(project);
passSignals();

/** @param {string} name of a Debian package */
async function installFromDebian(name) {
  console.log(
    `Node 26 needs the system package ${name}, which is missing. The tests may install it, because they run as ` +
      `root on Debian: apt-get install ${name}…`,
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
  const what = `Node 26, because Node ${process.versions.node} here is older than ${oldestNode}`;
  await installIfNeeded(nodeFolder, { what, megabytes: nodeMegabytes }, workFolder);
  return join(nodeFolder, 'node_modules', path);
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
    detectMachine,
    install: installNode,
    findObstacle,
    installFromDebian: isAllowed ? installFromDebian : undefined,
  });
  await installIfNeeded(project, { what: 'the packages', megabytes: packagesMegabytes, node }, workFolder);
  // Tools that say `#!/usr/bin/env node` get the same one.
  const env = {
    // Half of a short script's time goes into compiling TypeScript.
    NODE_COMPILE_CACHE: join(workFolder, 'compiled'),
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
  };
  process.exit(await run(node, process.argv.slice(2), { env }));
} catch (error) {
  giveUp(error, { folder: project, megabytes: packagesMegabytes });
}
