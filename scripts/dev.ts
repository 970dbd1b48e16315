import { createServer } from 'vite';
import { readConfig } from '#server/config.ts';
import { StartError } from '#server/start-error.ts';

try {
  const { port, host } = readConfig({ PORT: process.env.PORT || '5173', HOST: process.env.HOST });
  const vite = await createServer({ server: { port, host, strictPort: true } });
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
