import type { Syntax } from '#admin/commands/command.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { readConfig, type ServerConfig } from '#server/config.ts';
import type { Environment } from '#server/environment.ts';
import { stopOnSignals } from '#server/stop-on-signals.ts';
import { openBrowser } from '#studio/api/start/open-browser.ts';
import type { Verb } from './verb.ts';
import { makeVerbHelp, readVerbOptions, siteOption } from './verb-options.ts';

const syntax: Syntax = {
  name: 'studio',
  usage: [''],
  details:
    'Opens your site in the browser, to change it there: click a text or a picture, and change it. Your files stay ' +
    'plain files. Only this computer can open the studio, with the address that it prints. Runs until Ctrl-C. It also reads ' +
    'PORT (4400 unless you say otherwise; the next free one if it is taken) and BROWSER: with BROWSER=none, no browser ' +
    'is opened.',
  options: siteOption,
  words: [0, 0],
};

/** The server's, except for the port, so that both can run at the same time. */
export const readStudioConfig = (environment: Environment, home: string): ServerConfig =>
  readConfig({ ...environment, PORT: environment.PORT || '4400' }, home);

export const verb: Verb = {
  help: makeVerbHelp(syntax),
  async run(words, context) {
    readVerbOptions(syntax, words);
    const folders = findSiteFolders(context);
    const config = readStudioConfig(context.environment, folders.home);
    // Loading the packages of the preview takes a second.
    const { startStudio } = await import('#studio/api/start/start-studio.ts');
    const examine = async (address: string, fetch: typeof globalThis.fetch) =>
      (await import('./examine-site.ts')).examineSite(context, address, fetch);
    const studio = await startStudio({ folders, config, environment: context.environment, port: config.port, examine });
    if (studio.isNew) {
      stopOnSignals(studio);
      console.log(`The studio is at ${studio.address}\nOnly this computer can open it. Ctrl-C stops it.`);
    } else {
      console.log(`The studio of this site runs already, at ${studio.address}`);
    }
    openBrowser(studio.address, context.environment);
    return 0;
  },
};
