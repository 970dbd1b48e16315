import { dirname, join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { onTestFinished } from 'vitest';
import { createSiteConfig } from '#build/site-config.ts';

/** A site's dev server on a port of its own, which ends with the test. */
export async function startDevServer(content: string, plugins: Plugin[] = []): Promise<ViteDevServer> {
  const config = createSiteConfig({ content, cache: join(dirname(content), 'cache') });
  const server = await createServer({
    ...config,
    plugins: [...(config.plugins ?? []), ...plugins],
    configFile: false,
    logLevel: 'silent',
    server: { ...config.server, port: 0, strictPort: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  return server.listen();
}
