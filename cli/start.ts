import { parseArgs } from 'node:util';
import { buildWhenDue } from '#build/build-when-due.ts';
import { engineVersion } from '#build/engine-version.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/start-server.ts';
import { stopOnSignals } from '#server/stop-on-signals.ts';
import type { Verb } from './verb.ts';

export function readStartOptions(words: string[]) {
  const { values } = parseArgs({ args: words, options: { rebuild: { type: 'boolean', default: false } } });
  return { isForced: values.rebuild };
}

export const verb: Verb = {
  help: `Usage: bonbon start

Builds the site if anything has changed since the last time, and serves it at http://localhost:3000
until Ctrl-C. What it obeys besides: PORT, HOST, DATA_FOLDER, TRUST_PROXY and the others in the guide.

  --rebuild      build it again in any case
  --site FOLDER  the site, if it is not in this folder`,
  async run(words, context) {
    const options = readStartOptions(words);
    const folders = findSiteFolders(context);
    const config = readConfig(context.environment, folders.home);
    await buildWhenDue(folders, { ...options, onNotes: (notes) => console.log(`\n${notes}`) });
    const server = await startServer(config, { version: engineVersion });
    stopOnSignals(server);
    console.log(`\nBonbon ${engineVersion}\nThe site is at ${server.url} (Ctrl-C stops it).`);
    return 0;
  },
};
