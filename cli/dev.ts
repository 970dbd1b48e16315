import { parseArgs } from 'node:util';
import { createServer, mergeConfig } from 'vite';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { OwnerError } from '#build/owner-error.ts';
import { devServices } from '#build/plugins/dev-services.ts';
import { createSiteConfig } from '#build/site-config.ts';
import { writeJsonSchemas } from '#content-reader/schema/json-schema.ts';
import { readConfig, type ServerConfig } from '#server/config.ts';
import type { Environment } from '#server/environment.ts';
import { withVariable } from '#server/system/shell.ts';
import type { Verb } from './verb.ts';

/** As the server's, but for the port: both may run at the same time. */
export const readDevConfig = (environment: Environment, home: string): ServerConfig =>
  readConfig({ ...environment, PORT: environment.PORT || '5173' }, home);

export const verb: Verb = {
  help: `Usage: bonbon dev

Serves the site at http://localhost:5173 while you work on it: what you save in content/ is in the
page at once, and a mistake in it is shown there.

  --site FOLDER  the site, if it is not in this folder`,
  async run(words, context) {
    parseArgs({ args: words });
    const folders = findSiteFolders(context);
    const config = readDevConfig(context.environment, folders.home);
    // A fresh checkout of a site has none: they are not in Git.
    await writeJsonSchemas(folders.schema).catch(({ message }: Error) =>
      console.error(`Editors complete no keys: ${message}`),
    );
    const { port, host } = config;
    const vite = await createServer(
      mergeConfig(createSiteConfig(folders), {
        configFile: false,
        server: { port, host, strictPort: true },
        plugins: [devServices(config, folders.content)],
      }),
    );
    await vite.listen().catch((error: NodeJS.ErrnoException) => {
      if (!/already in use|EADDRINUSE/.test(error.message)) throw error;
      throw new OwnerError(`Port ${port} is taken. Choose another: ${withVariable('PORT', port + 1, 'npm run dev')}`);
    });
    vite.printUrls();
    return 0;
  },
};
