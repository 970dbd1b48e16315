#!/usr/bin/env node
// @ts-check
// The command `bonbon`. If the machine's Node is too old, it installs a newer one and runs itself again with that one. So this
// file and what it imports must run on Node 18.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNewEnough } from '#server/node-version.mjs';
import { watchParent } from './watch-parent.mjs';

if (isNewEnough(process.versions.node)) {
  // Stack traces then name our source files and lines instead of the compiled ones.
  process.setSourceMapsEnabled(true);
  const stop = () => process.kill(process.pid, 'SIGTERM');
  if (process.env.npm_lifecycle_event) watchParent(stop);
  // Disconnects when the older Node that started this one is killed.
  process.once('disconnect', stop).channel?.unref();
  // A site that depends on a clone runs its source: the clone's compiled code may be out of date.
  const source = new URL('../cli/main.ts', import.meta.url);
  const isSource = existsSync(source);
  // Half of a short command's time goes into compiling TypeScript.
  if (isSource) module.enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));
  await import(isSource ? source.href : new URL('../engine/main.js', import.meta.url).href);
} else {
  const { passSignals, run } = await import('./run-child.mjs');
  const { giveUp, nodeMegabytes } = await import('./install-packages.mjs');
  const { installNewerNode, ownFolder } = await import('./newer-node.mjs');
  const { describeLeftOut } = await import('./left-out-packages.mjs');
  passSignals();
  const itself = fileURLToPath(import.meta.url);
  try {
    const node = await installNewerNode();
    // In a clone, the folder of Bonbon has them; otherwise they are beside it.
    const folders = [join(itself, '../../node_modules'), join(itself, '../../..')];
    const leftOut = describeLeftOut(process.argv.slice(2), {
      version: process.versions.node,
      platform: process.platform,
      arch: process.arch,
      isInstalled: (name) => folders.some((folder) => existsSync(join(folder, name))),
    });
    if (leftOut) {
      console.error(leftOut);
      process.exit(1);
    }
    const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
    // The IPC channel tells the newer Node when this one is killed.
    const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc']);
    process.exit(await run(node, [itself, ...process.argv.slice(2)], { env, stdio: [...stdio] }));
  } catch (error) {
    giveUp(error, { folder: ownFolder, megabytes: nodeMegabytes });
  }
}
