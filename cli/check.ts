import type { Syntax } from '#admin/commands/command.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { formatProblems, formatWarnings } from '#content-reader/problem.ts';
import { readContent } from '#content-reader/read-content.ts';
import { suggestUpgrade } from '#content-reader/upgrade/suggest-upgrade.ts';
import type { Verb } from './verb.ts';
import { makeVerbHelp, readVerbOptions, siteOption } from './verb-options.ts';

const syntax: Syntax = {
  name: 'check',
  usage: [''],
  details:
    'Reads content/ as a build does, and lists every mistake with its file, its line and an example. Builds nothing. ' +
    'Exits with 1 if there are mistakes.',
  options: siteOption,
  words: [0, 0],
};

export const verb: Verb = {
  help: makeVerbHelp(syntax),
  async run(words, context) {
    readVerbOptions(syntax, words);
    const { content, warnings, problems } = await readContent(findSiteFolders(context).content);
    if (!content) {
      console.error(formatProblems(problems) + suggestUpgrade(problems));
      return 1;
    }
    const formatted = formatWarnings(warnings);
    console.log(formatted ? `${formatted}\n\ncontent/ has no mistakes.` : 'content/ has no mistakes.');
    return 0;
  },
};
