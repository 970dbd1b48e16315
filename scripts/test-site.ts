import { join } from 'node:path';
import { engineFolder } from '#build/engine-folder.ts';

/** The tests' own site, and the folders of its output. It has no owner's words or pictures. */
export const testSite = {
  content: join(engineFolder, 'e2e/site/content'),
  cache: join(engineFolder, '.cache'),
  dist: join(engineFolder, '.cache/test-site/dist'),
};

/** The folder that the workshop writes into, even in a fork with another site. */
export const sampleContent = join(engineFolder, 'sample/content');
