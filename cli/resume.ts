import type { Syntax } from '#admin/commands/command.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { describeProblems } from '#content-reader/require-content.ts';
import { makeResume } from '#content-reader/resume/make-resume.ts';
import type { Verb } from './verb.ts';
import { makeVerbHelp, readVerbOptions, siteOption } from './verb-options.ts';

const syntax: Syntax = {
  name: 'resume',
  usage: [''],
  details: 'Makes content/resume.pdf from the resume in content/resume.yaml.',
  options: { replace: { description: 'even if it replaces your own PDF' }, ...siteOption },
  words: [0, 0],
};

export function readResumeOptions(words: string[]) {
  return { replacesOwn: readVerbOptions(syntax, words).switches.has('replace') };
}

export const verb: Verb = {
  help: makeVerbHelp(syntax),
  async run(words, context) {
    const options = readResumeOptions(words);
    const made = await makeResume(findSiteFolders(context).content, options);
    if ('problems' in made) {
      console.error(describeProblems(made.problems));
      return 1;
    }
    const { shownPath, pages, bytes } = made;
    console.log(`${shownPath}: ${pages === 1 ? 'one page' : `${pages} pages`}, ${Math.ceil(bytes / 1000)} kB.`);
    return 0;
  },
};
