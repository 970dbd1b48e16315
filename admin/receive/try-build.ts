import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { builtFolder } from '#model/built-folder.ts';
import { type HealthAnswer, healthPath } from '#model/health.ts';
import { startServer } from '#server/start-server.ts';

const pageFile = /^site\/(.*)index\.html$/;

/**
 * Serves a build on the side, with an empty data folder, and asks for its pages. Resolves with what the running server will
 * say of it; throws a `ToolError` if a page does not come.
 */
export async function tryBuild(folder: string, paths: readonly string[]): Promise<HealthAnswer['build']> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bonbon-trial-'));
  const server = await startServer(
    {
      ...{ port: 0, host: '127.0.0.1', trustedProxies: 0, allowedOrigins: [], guestbook: { webhookShape: 'json' } },
      siteFolder: join(folder, builtFolder.site),
      settingsFile: join(folder, builtFolder.settings),
      dataFolder,
    },
    { log: () => {} },
  ).catch(async (error: Error) => {
    await rm(dataFolder, { recursive: true, force: true });
    throw new ToolError(`The new version cannot be served: ${error.message}`);
  });
  try {
    const health = await fetch(server.url + healthPath);
    if (!health.ok) throw new ToolError('The new version cannot be served: its guestbook does not work.');
    for (const page of paths.flatMap((path) => pageFile.exec(path)?.[1] ?? [])) {
      const { status } = await fetch(server.url + page.split('/').map(encodeURIComponent).join('/'));
      if (status !== 200)
        throw new ToolError(`The new version cannot be served: ${page || 'the first page'} answers ${status}.`);
    }
    return ((await health.json()) as HealthAnswer).build;
  } finally {
    await server.stop(0);
    await rm(dataFolder, { recursive: true, force: true });
  }
}
