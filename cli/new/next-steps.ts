import { relative } from 'node:path';
import type { Answers } from './answers.ts';
import { isEnglish } from './fill-in.ts';

type Made = {
  /** The new site, and the folder that the command was typed in. */
  site: string;
  workingFolder: string;
  answers: Answers;
  isSample: boolean;
  isInstalled: boolean;
};

/** What to know of a new site, and what to type next. */
export function writeNextSteps({ site, workingFolder, answers, isSample, isInstalled }: Made): string {
  const way = relative(workingFolder, site);
  const steps = [
    ...(way === '' ? [] : [`cd ${/[^\w./\\:-]/.test(way) ? `"${way}"` : way}`]),
    ...(isInstalled ? [] : ['npm install']),
    'npm start',
  ];
  const language = answers.language ?? 'en';
  return [
    isSample
      ? 'The sample site is ready. All of it is in content/, and yours to change.'
      : 'Your site is ready. All of it is in content/; begin with content/site.yaml, where each line tells what it does.',
    ...(answers.address === undefined
      ? [
          'Its address is an example that leads nowhere, and so do link previews, the feeds and your web button. Before you\n' +
            'publish the site, write its own into content/site.yaml.',
        ]
      : []),
    ...(isEnglish(language)
      ? []
      : ['Its buttons and hints speak English until you translate them: all of them are in content/words.yaml.']),
    `Next:\n\n${steps.map((step) => `  ${step}`).join('\n')}`,
  ].join('\n\n');
}
