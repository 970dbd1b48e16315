import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { writeCommand } from '#admin/guestbook/program-name.ts';
import { openTerminal } from '#admin/terminal/terminal.ts';
import { engineVersion } from '#build/engine-version.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { upgradeSite } from './upgrade/upgrade-site.ts';
import type { Verb } from './verb.ts';

export function readUpgradeOptions(words: string[]) {
  const { values } = parseArgs({ args: words, options: { yes: { type: 'boolean', default: false } } });
  return { isSure: values.yes };
}

export const verb: Verb = {
  help: `Usage: bonbon upgrade [--yes]

Brings content/ of a site that was made with an older version up to this one. Shows every line that changes
and says why, asks, keeps a copy of the files as they are in .bonbon/, and leaves everything else in them as
you wrote it. Where there is nothing to change, it says so.

  --yes          changes without asking
  --site FOLDER  the site, if it is not in this folder; also a whole copy of an older Bonbon

Ends with 1 where there is something to change and it was not changed: you said no, or there is no terminal to
ask in and no --yes.`,
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
