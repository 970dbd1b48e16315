import { resolve } from 'node:path';
import type { Syntax } from '#admin/commands/command.ts';
import { fingerprintInputs } from '#build/build-inputs.ts';
import { buildSite } from '#build/build-site.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import type { Verb } from './verb.ts';
import { makeVerbHelp, readVerbOptions, siteOption } from './verb-options.ts';

const syntax: Syntax = {
  name: 'build',
  usage: [''],
  details:
    "Builds the site: dist/site has the files for a host, and dist/server.json the settings for Bonbon's own server.",
  options: {
    base: { value: '/PATH/', description: 'the path of the site on its host, instead of the one in site.yaml' },
    out: { value: 'FOLDER', description: 'the folder to write to, instead of dist' },
    ...siteOption,
  },
  words: [0, 0],
};

/** `base` is undefined if site.yaml decides, and `out` for the site's own folder. */
export function readBuildOptions(words: string[]) {
  const { base, out } = readVerbOptions(syntax, words).values;
  return { base, out };
}

export const verb: Verb = {
  help: makeVerbHelp(syntax),
  async run(words, context) {
    const { base, out } = readBuildOptions(words);
    const folders = findSiteFolders(context);
    const dist = out === undefined ? folders.dist : resolve(context.workingFolder, out);
    const isDefault = base === undefined && dist === folders.dist;
    const { needs } = await buildSite({
      ...folders,
      dist,
      base,
      // Lets the next start skip the build.
      ...(isDefault && { stamp: fingerprintInputs(folders.content) }),
      onProgress: console.log,
      onWarnings: (warnings) => console.log(`\n${warnings}`),
    });
    console.log(needs);
    return 0;
  },
};
