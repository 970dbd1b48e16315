import { parseArgs } from 'node:util';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { describeProblems } from '#content-reader/require-content.ts';
import { makeResume } from '#resume-pdf/make-resume.ts';
import type { Verb } from './verb.ts';

export function readResumeOptions(words: string[]) {
  const { values } = parseArgs({ args: words, options: { replace: { type: 'boolean', default: false } } });
  return { replacesOwn: values.replace };
}

export const verb: Verb = {
  help: `Usage: bonbon resume

Makes content/resume.pdf of the sheet in content/resume.yaml.

  --replace      also where a PDF of your own lies in that place
  --site FOLDER  the site, if it is not in this folder`,
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
