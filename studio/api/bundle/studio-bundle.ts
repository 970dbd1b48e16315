import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashEngine } from '#build/build-inputs.ts';
import { runBuildProcess } from '#build/build-process.ts';
import { engineFolder } from '#build/engine-folder.ts';

/** In the folder of the bundle: the window, and the script in previewed pages. */
export const studioBundle = { window: 'window', agent: 'agent.js' } as const;

const inputs = [
  'studio/app',
  'studio/agent',
  'studio/protocol',
  'studio/words.yaml',
  'studio/words-plugin.ts',
  'studio/api/bundle',
  'model',
  'site/styles',
  'package.json',
  'package-lock.json',
];

/** The folder with the studio's window and script as their sources are now; there may be none yet. The package has it made. */
function locateStudioBundle(engine: string = engineFolder): string {
  if (import.meta.filename.endsWith('.js')) return join(engine, 'engine/studio');
  const hash = createHash('sha256');
  hashEngine(hash, engine, inputs);
  return join(engine, '.cache/studio', hash.digest('hex').slice(0, 32));
}

const program = fileURLToPath(new URL('./bundle-program.ts', import.meta.url));

/** Bundles it first if its sources have changed. */
export async function makeStudioBundle(engine: string = engineFolder): Promise<string> {
  const folder = locateStudioBundle(engine);
  if (!existsSync(folder)) await runBuildProcess({ studio: folder }, { program });
  return folder;
}
