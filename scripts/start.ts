import '#server/require-node.mjs';
import { readConfig } from '#server/config.ts';
import { StartError } from '#server/start-error.ts';
import { startServer } from '#server/start-server.ts';
import { stopOnSignals } from '#server/stop-on-signals.ts';
import { buildWhenDue, isContentError } from '#build/build-when-due.ts';
import { readStartOptions } from './command-options.ts';

try {
  const config = readConfig(process.env);
  await buildWhenDue({
    ...readStartOptions(process.argv.slice(2)),
    onNotes: (notes) => console.log(`\n${notes}`),
  });
  const server = await startServer(config);
  stopOnSignals(server);
  console.log(`\nThe site is at ${server.url} (Ctrl-C stops it).`);
} catch (error) {
  if (!(error instanceof StartError || isContentError(error))) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
