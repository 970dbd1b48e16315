import type { Syntax } from '#admin/commands/command.ts';
import { runBuildProcess } from '#build/build-process.ts';
import { buildWhenDue } from '#build/build-when-due.ts';
import { engineVersion } from '#build/engine-version.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { loadServer } from '#build/server-bundle.ts';
import { readConfig } from '#server/config.ts';
import { checkPort } from '#server/listen.ts';
import type { Verb } from './verb.ts';
import { makeVerbHelp, readVerbOptions, siteOption } from './verb-options.ts';

const syntax: Syntax = {
  name: 'start',
  usage: [''],
  details:
    'Builds the site if anything has changed since the last build, and serves it at http://localhost:3000 until Ctrl-C. ' +
    'It also reads PORT, HOST, DATA_FOLDER, TRUST_PROXY and other variables, which the guide explains.',
  options: { rebuild: { description: 'rebuild even if nothing has changed' }, ...siteOption },
  words: [0, 0],
};

export function readStartOptions(words: string[]) {
  return { isForced: readVerbOptions(syntax, words).switches.has('rebuild') };
}

export const verb: Verb = {
  help: makeVerbHelp(syntax),
  async run(words, context) {
    const options = readStartOptions(words);
    const folders = findSiteFolders(context);
    const config = readConfig(context.environment, folders.home);
    // A build takes long, and would be for nothing.
    await checkPort(config);
    await buildWhenDue(folders, {
      ...options,
      onWarnings: (warnings) => console.log(`\n${warnings}`),
      build: (site, callbacks) => runBuildProcess({ site }, callbacks),
    });
    const { serve } = await loadServer();
    let address = '';
    // Loaded when it is asked for: the doctor is larger than the server.
    const examine = async () => (await import('./examine-site.ts')).examineSite(context, address);
    const { url } = await serve(config, engineVersion, { examine });
    address = url;
    console.log(`\nBonbon ${engineVersion}\nThe site is at ${url} (Ctrl-C stops it).`);
    return 0;
  },
};
