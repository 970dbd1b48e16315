import '#server/require-node.mjs';
import { type BuildOrder, type BuildReport, describeError } from './build-process.ts';

// The parent has ended, and nobody waits for the build any more.
process.once('disconnect', () => process.exit(1));
const report = (told: BuildReport) => new Promise((sent) => process.send?.(told, sent));

process.once('message', async ({ site, server }: BuildOrder) => {
  try {
    if (site) {
      const { buildSite } = await import('./build-site.ts');
      await buildSite({
        ...site,
        onProgress: (progress) => void report({ progress }),
        onWarnings: (warnings) => void report({ warnings }),
      });
    }
    if (server !== undefined) {
      const { bundleServer } = await import('./bundle-server.ts');
      await bundleServer(server);
    }
    await report({ isDone: true });
  } catch (error) {
    await report({ error: describeError(error) });
  }
  process.exit();
});
