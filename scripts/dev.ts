import '#server/require-node.mjs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { StartError } from '#server/start-error.ts';
import { devServices } from '#build/dev-services.ts';
import { readDevConfig } from './command-options.ts';

try {
  const config = readDevConfig(process.env);
  const { port, host } = config;
  const plugins = [devServices(config, join(import.meta.dirname, '../content'))];
  const vite = await createServer({ server: { port, host, strictPort: true }, plugins });
  await vite.listen().catch((error: NodeJS.ErrnoException) => {
    if (!/already in use|EADDRINUSE/.test(error.message)) throw error;
    throw new StartError(`Port ${port} is taken. Choose another: PORT=${port + 1} npm run dev`);
  });
  vite.printUrls();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
