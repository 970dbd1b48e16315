import { relative } from 'node:path';
import type { Answers } from './answers.ts';
import { isEnglish } from './fill-in.ts';

type CreatedSite = {
  /** The new site, and the folder that the command was typed in. */
  site: string;
  workingFolder: string;
  answers: Answers;
  isSample: boolean;
  isInstalled: boolean;
};

/** What to know about a new site, and what to type next. */
export function writeNextSteps({ site, workingFolder, answers, isSample, isInstalled }: CreatedSite): string {
  const path = relative(workingFolder, site);
  const steps = [
    ...(path === '' ? [] : [`cd ${/[^\w./\\:-]/.test(path) ? `"${path}"` : path}`]),
    ...(isInstalled ? [] : ['npm install']),
    'npm run studio',
  ];
  const language = answers.language ?? 'en';
  return [
    isSample
      ? 'The sample site is ready. All of it is in content/, and yours to change.'
      : 'Your site is ready. All of it is in content/; begin with content/site.yaml, whose notes explain each line.',
    ...(answers.address === undefined
      ? [
          'Its address is an example that leads nowhere, and so do link previews, the feeds and your web button. Before you\n' +
            'publish the site, put its real address in content/site.yaml.',
        ]
      : []),
    ...(isEnglish(language)
      ? []
      : ['Its buttons and hints are in English until you translate them: all of them are in content/words.yaml.']),
    `Next:\n\n${steps.map((step) => `  ${step}`).join('\n')}`,
  ].join('\n\n');
}
