import { resolve } from 'node:path';
import type { Syntax } from '#admin/commands/command.ts';
import { fingerprintInputs } from '#build/build-inputs.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { finishSwap } from '#build/output/build-folder.ts';
import { findUnchangedBuild } from '#build/unchanged-build.ts';
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
    rebuild: { description: 'rebuild even if nothing has changed' },
    ...siteOption,
  },
  words: [0, 0],
};

/** `base` is undefined if site.yaml decides, and `out` for the site's own folder. */
export function readBuildOptions(words: string[]) {
  const { values, switches } = readVerbOptions(syntax, words);
  return { base: values.base, out: values.out, isForced: switches.has('rebuild') };
}

export const verb: Verb = {
  help: makeVerbHelp(syntax),
  async run(words, context) {
    const { base, out, isForced } = readBuildOptions(words);
    const folders = findSiteFolders(context);
    const dist = out === undefined ? folders.dist : resolve(context.workingFolder, out);
    const isDefault = base === undefined && dist === folders.dist;
    const onWarnings = (warnings: string) => console.log(`\n${warnings}`);
    // Lets the next start or build skip the work. Other options make another site, which no later command should keep.
    const stamp = isDefault ? fingerprintInputs(folders.content) : undefined;
    if (stamp !== undefined && !isForced) {
      await finishSwap(dist);
      const unchanged = findUnchangedBuild(folders, stamp);
      if (unchanged) {
        console.log('Nothing has changed since the last build. To build again anyway, add --rebuild.');
        if (unchanged.warnings) onWarnings(unchanged.warnings);
        console.log(unchanged.needs);
        return 0;
      }
    }
    // Loading the build's packages takes a second.
    const { buildSite } = await import('#build/build-site.ts');
    const { needs } = await buildSite({ ...folders, dist, base, stamp, onProgress: console.log, onWarnings });
    console.log(needs);
    return 0;
  },
};
