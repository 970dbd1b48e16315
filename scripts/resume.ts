import '#server/require-node.mjs';
import { fileURLToPath } from 'node:url';
import { describeProblems } from '#content-reader/require-content.ts';
import { readResumeOptions } from './command-options.ts';
import { makeResume } from '#resume-pdf/make-resume.ts';

const usage = `Usage: npm run resume

Makes content/resume.pdf of the sheet in content/resume.yaml.

  npm run resume -- --replace   also where a PDF of your own lies in that place`;

const { wantsHelp, replacesOwn } = readResumeOptions(process.argv.slice(2));
if (wantsHelp) {
  console.log(usage);
} else {
  const content = fileURLToPath(new URL('../content', import.meta.url));
  const made = await makeResume(content, { replacesOwn });
  if ('problems' in made) {
    console.error(describeProblems(made.problems));
    process.exitCode = 1;
  } else {
    const { shownPath, pages, bytes } = made;
    console.log(`${shownPath}: ${pages === 1 ? 'one page' : `${pages} pages`}, ${Math.ceil(bytes / 1000)} kB.`);
  }
}
