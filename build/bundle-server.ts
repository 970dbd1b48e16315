import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { dayMs } from '#model/day.ts';
import { bundleForNode } from './bundle-for-node.ts';
import { engineFolder } from './engine-folder.ts';

/** A server that still runs may load the rest of an older bundle. */
const keptMs = 30 * dayMs;

/** Bundles the server as `file`, in a folder of its own, and removes bundles that were made a month ago or earlier. */
export async function bundleServer(file: string, { engine = engineFolder, now = Date.now } = {}): Promise<void> {
  const folder = dirname(file);
  const unfinished = `${folder}-${process.pid}`;
  try {
    await bundleForNode({
      project: engine,
      input: { [basename(file, '.js')]: join(engine, 'server/serve.ts') },
      out: unfinished,
    });
    // Another start may have bundled the same in the meantime.
    await rename(unfinished, folder).catch(() => stat(file));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  const bundles = dirname(folder);
  for (const name of await readdir(bundles)) {
    const { mtimeMs } = await stat(join(bundles, name));
    const isOld = now() - mtimeMs > keptMs;
    if (isOld && name !== basename(folder)) await rm(join(bundles, name), { recursive: true, force: true });
  }
}
