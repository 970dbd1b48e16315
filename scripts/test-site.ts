import { join } from 'node:path';
import { engineFolder } from '#build/engine-folder.ts';

/** The site that tests build and visit, and where what is made of it lies. It is theirs: no owner's words, no owner's pictures. */
export const testSite = {
  content: join(engineFolder, 'e2e/site/content'),
  cache: join(engineFolder, '.cache'),
  dist: join(engineFolder, '.cache/test-site/dist'),
};

/** What the workshop writes into, also in a fork whose own site is another. */
export const sampleContent = join(engineFolder, 'sample/content');
