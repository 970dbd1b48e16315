import { createServer, mergeConfig } from 'vite';
import type { Syntax } from '#admin/commands/command.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { OwnerError } from '#build/owner-error.ts';
import { devServices } from '#build/plugins/dev-services.ts';
import { createSiteConfig } from '#build/site-config.ts';
import { writeJsonSchemas } from '#content-reader/schema/json-schema.ts';
import { readConfig, type ServerConfig } from '#server/config.ts';
import type { Environment } from '#server/environment.ts';
import { withVariable } from '#server/system/shell.ts';
import type { Verb } from './verb.ts';
import { makeVerbHelp, readVerbOptions, siteOption } from './verb-options.ts';

const syntax: Syntax = {
  name: 'dev',
  usage: [''],
  details:
    'Serves the site at http://localhost:5173 while you work on it: what you save in content/ is on the page at once, ' +
    'and mistakes in it are shown there.',
  options: siteOption,
  words: [0, 0],
};

/** The server's, except for the port, so that both can run at the same time. */
export const readDevConfig = (environment: Environment, home: string): ServerConfig =>
  readConfig({ ...environment, PORT: environment.PORT || '5173' }, home);

export const verb: Verb = {
  help: makeVerbHelp(syntax),
  async run(words, context) {
    readVerbOptions(syntax, words);
    const folders = findSiteFolders(context);
    const config = readDevConfig(context.environment, folders.home);
    // A fresh checkout of a site has no schemas: they are not in Git.
    await writeJsonSchemas(folders.schema).catch(({ message }: Error) =>
      console.error(`Editors cannot complete keys: ${message}`),
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
