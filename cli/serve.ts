import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Syntax } from '#admin/commands/command.ts';
import { engineVersion } from '#build/engine-version.ts';
import { OwnerError } from '#build/owner-error.ts';
import { loadServer } from '#build/server-bundle.ts';
import { readConfig } from '#server/config.ts';
import type { Verb } from './verb.ts';
import { makeVerbHelp, readVerbOptions } from './verb-options.ts';

const syntax: Syntax = {
  name: 'serve',
  usage: ['[FOLDER]'],
  details:
    'Serves a site that was built elsewhere, and builds nothing: dist/ in the folder has the site, data/ the messages and visits. ' +
    'It reads PORT, HOST, DATA_FOLDER, TRUST_PROXY and other variables, which the guide explains.',
  words: [0, 1],
};

export const verb: Verb = {
  help: makeVerbHelp(syntax),
  async run(words, context) {
    const home = resolve(context.workingFolder, context.siteOption ?? readVerbOptions(syntax, words).words[0] ?? '.');
    const config = readConfig(context.environment, home);
    if (!existsSync(config.siteFolder)) {
      throw new OwnerError(
        `There is no site here: ${config.siteFolder} is missing. Send it from where you build it: npx bonbon publish`,
      );
    }
    const { serve } = await loadServer();
    const { url } = await serve(config, engineVersion);
    console.log(`Bonbon ${engineVersion}\nThe site is at ${url}`);
    return 0;
  },
};
