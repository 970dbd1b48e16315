import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Syntax } from '#admin/commands/command.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { listBuild, listHeld } from '#admin/receive/held-build.ts';
import { receiveBuild } from '#admin/receive/receive-build.ts';
import { findServers } from '#admin/receive/served-builds.ts';
import { findServerOrigins } from '#admin/receive/server-origins.ts';
import { engineVersion } from '#build/engine-version.ts';
import { type HeldBuild, type ReceiveEvent, transferVersion } from '#model/build-transfer.ts';
import type { Verb } from './verb.ts';
import { makeVerbHelp, readVerbOptions } from './verb-options.ts';

const syntax: Syntax = {
  name: 'receive',
  usage: ['[FOLDER]'],
  details:
    'Takes a site that bonbon publish sends by SSH, tries it beside the live one in dist/ of the folder, and switches to it. You never ' +
    'type this: publish does, on the server.',
  options: { list: { description: 'say what is there, and take nothing' } },
  words: [0, 1],
};

const patienceMs = 20_000;

export const verb: Verb = {
  help: makeVerbHelp(syntax),
  async run(words, context) {
    const { words: given, switches } = readVerbOptions(syntax, words);
    const home = resolve(context.workingFolder, context.siteOption ?? given[0] ?? '.');
    const print = (line: ReceiveEvent | HeldBuild) => console.log(JSON.stringify(line));
    if (switches.has('list')) {
      const [files, held] = await Promise.all([listBuild(join(home, 'dist')), listHeld(home)]);
      print({ transfer: transferVersion, bonbon: engineVersion, files, held });
      return 0;
    }
    // The server may run as another user, who reads what this one writes.
    process.umask(0o022);
    const origins = await findServerOrigins(home, context.environment);
    try {
      await receiveBuild({
        home,
        input: process.stdin,
        readServed: await findServers(join(home, 'dist'), origins),
        patienceMs,
        pause: (ms) => setTimeout(ms),
        now: () => performance.now(),
        onEvent: print,
      });
      print({ done: true });
      return 0;
    } catch (error) {
      const { message } = error as Error;
      print({ error: error instanceof ToolError ? message : `The server could not store the site: ${message}` });
      return 1;
    }
  },
};
