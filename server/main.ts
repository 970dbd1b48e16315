import './require-node.mjs';
import { engineFolder } from '#build/engine-folder.ts';
import { engineVersion } from '#build/engine-version.ts';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';

try {
  const server = await startServer(readConfig(process.env, engineFolder), { version: engineVersion });
  stopOnSignals(server);
  console.log(`Bonbon ${engineVersion}\nThe site is at ${server.url}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
