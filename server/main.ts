import './require-node.mjs';
import { engineFolder } from '#build/engine-folder.ts';
import { engineVersion } from '#build/engine-version.ts';
import { readConfig } from './config.ts';
import { serve } from './serve.ts';
import { StartError } from './start-error.ts';

try {
  const { url } = await serve(readConfig(process.env, engineFolder), engineVersion);
  console.log(`Bonbon ${engineVersion}\nThe site is at ${url}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
