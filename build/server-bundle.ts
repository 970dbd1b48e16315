import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashEngine } from './build-inputs.ts';
import { runBuildProcess } from './build-process.ts';
import { engineFolder } from './engine-folder.ts';

type Server = typeof import('#server/serve.ts');

const inputs = [
  'server',
  'model',
  'build/bundle-for-node.ts',
  'build/bundle-server.ts',
  'package.json',
  'package-lock.json',
];

/** The file of the bundled server, as its sources are now; there may be none yet. */
export function locateServerBundle(engine: string = engineFolder): string {
  const hash = createHash('sha256');
  hashEngine(hash, engine, inputs);
  return join(engine, '.cache/server', hash.digest('hex').slice(0, 32), 'serve.js');
}

/**
 * Loads the server as one bundled file: its hundred sources would take another tenth of a second and 20 MiB. Bundles it first
 * if its sources have changed.
 */
export async function loadServer(): Promise<Server> {
  // The package's engine is bundled already.
  if (import.meta.filename.endsWith('.js')) return import('#server/serve.ts');
  const file = locateServerBundle();
  if (!existsSync(file)) {
    try {
      await runBuildProcess({ server: file });
    } catch {
      // For example in a folder that may not be written: the same server, from its sources.
      return import('#server/serve.ts');
    }
  }
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(file).href);
}
