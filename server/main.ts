import './require-node.mjs';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';

try {
  const server = await startServer(readConfig(process.env, join(import.meta.dirname, '..')));
  stopOnSignals(server);
  console.log(`The site is at ${server.url}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
