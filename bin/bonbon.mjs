#!/usr/bin/env node
// @ts-check
// The command `bonbon`. Where the machine's Node is too old, it brings one and runs itself again, so that this file and what
// it imports have to run on Node 18.
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNewEnough } from '#server/node-version.mjs';
import { watchParent } from './watch-parent.mjs';

if (isNewEnough(process.versions.node)) {
  // A stack names our files and lines then, and not those of the compiled ones.
  process.setSourceMapsEnabled(true);
  const stop = () => process.kill(process.pid, 'SIGTERM');
  if (process.env.npm_lifecycle_event) watchParent(stop);
  // The older Node that started this one was killed.
  process.once('disconnect', stop).channel?.unref();
  // A site that depends on a clone runs its source: what was once compiled there may be of an older day.
  const source = new URL('../cli/main.ts', import.meta.url);
  await import(existsSync(source) ? source.href : new URL('../engine/main.js', import.meta.url).href);
} else {
  const { passSignals, run } = await import('./run-child.mjs');
  const { giveUp, nodeMegabytes } = await import('./install-packages.mjs');
  const { bringNode, ownFolder } = await import('./newer-node.mjs');
  passSignals();
  const itself = fileURLToPath(import.meta.url);
  try {
    const node = await bringNode();
    const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
    // By the channel the newer one hears of it when this one is killed.
    const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc']);
    process.exit(await run(node, [itself, ...process.argv.slice(2)], { env, stdio: [...stdio] }));
  } catch (error) {
    giveUp(error, { folder: ownFolder, megabytes: nodeMegabytes });
  }
}
