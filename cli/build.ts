import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fingerprintInputs } from '#build/build-inputs.ts';
import { buildSite } from '#build/build-site.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import type { Verb } from './verb.ts';

/** `base` is undefined where site.yaml decides, and `out` where the site's own folder is meant. */
export function readBuildOptions(words: string[]) {
  const { values } = parseArgs({ args: words, options: { base: { type: 'string' }, out: { type: 'string' } } });
  return { base: values.base, out: values.out };
}

export const verb: Verb = {
  help: `Usage: bonbon build

Builds the site: dist/site has the files for a host, and dist/server.json what our own server needs.

  --base /PATH/  where the site lies on its host, instead of what site.yaml says
  --out FOLDER   where it is written, instead of dist
  --site FOLDER  the site, if it is not in this folder`,
  async run(words, context) {
    const { base, out } = readBuildOptions(words);
    const folders = findSiteFolders(context);
    const dist = out === undefined ? folders.dist : resolve(context.workingFolder, out);
    const isUsual = base === undefined && dist === folders.dist;
    const { needs } = await buildSite({
      ...folders,
      dist,
      base,
      // So that the next start finds it built.
      ...(isUsual && { stamp: fingerprintInputs(folders.content) }),
      onProgress: console.log,
      onNotes: (notes) => console.log(`\n${notes}`),
    });
    console.log(needs);
    return 0;
  },
};
