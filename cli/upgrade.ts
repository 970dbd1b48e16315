import { relative } from 'node:path';
import type { Syntax } from '#admin/commands/command.ts';
import { writeCommand } from '#admin/commands/program-name.ts';
import { openTerminal } from '#admin/terminal/terminal.ts';
import { engineVersion } from '#build/engine-version.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { upgradeSite } from './upgrade/upgrade-site.ts';
import type { Verb } from './verb.ts';
import { makeVerbHelp, readVerbOptions } from './verb-options.ts';

const syntax: Syntax = {
  name: 'upgrade',
  usage: ['[--yes]'],
  details:
    'Brings content/ of a site that was made with an older version up to date. Shows every line that changes and says ' +
    'why, asks, keeps a copy of the old files in .bonbon/, and leaves everything else in them as you wrote it. If ' +
    'there is nothing to change, it says so.\n\n' +
    'Exits with 1 if changes are needed but were not made: you said no, or there is no terminal to ask in and no --yes.',
  options: {
    yes: { description: 'change without asking' },
    site: {
      value: 'FOLDER',
      description: 'the site, if it is not in this folder; also a complete copy of an older Bonbon',
    },
  },
  words: [0, 0],
};

export function readUpgradeOptions(words: string[]) {
  return { isSure: readVerbOptions(syntax, words).switches.has('yes') };
}

export const verb: Verb = {
  help: makeVerbHelp(syntax),
  run(words, context) {
    const { isSure } = readUpgradeOptions(words);
    return upgradeSite({
      folders: findSiteFolders(context),
      version: engineVersion,
      isSure,
      now: new Date(),
      terminal: openTerminal(context.environment),
      command: (name, option) => writeCommand({ ...context, verb: 'upgrade' }, name, option),
      showPath: (path) => relative(context.workingFolder, path),
    });
  },
};
