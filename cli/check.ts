import { parseArgs } from 'node:util';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { formatNotes, formatProblems } from '#content-reader/problem.ts';
import { readContent } from '#content-reader/read-content.ts';
import type { Verb } from './verb.ts';

export const verb: Verb = {
  help: `Usage: bonbon check

Reads content/ as a build does, and lists every mistake with its file, its line and an example. Builds
nothing. Ends with 1 where there are mistakes.

  --site FOLDER  the site, if it is not in this folder`,
  async run(words, context) {
    parseArgs({ args: words });
    const { content, notes, problems } = await readContent(findSiteFolders(context).content);
    if (!content) {
      console.error(formatProblems(problems));
      return 1;
    }
    const told = formatNotes(notes);
    console.log(told ? `${told}\n\ncontent/ has no mistakes.` : 'content/ has no mistakes.');
    return 0;
  },
};
