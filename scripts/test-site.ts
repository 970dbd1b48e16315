import { join } from 'node:path';
import { engineFolder } from '#build/engine-folder.ts';

/** The site that tests build and visit, and where what is made of it lies. It is theirs: no owner's words, no owner's pictures. */
export const testSite = {
  content: join(engineFolder, 'e2e/site/content'),
  cache: join(engineFolder, '.cache'),
  dist: join(engineFolder, '.cache/test-site/dist'),
};

/** The site of the clone, the sample or what an owner put in its place; the same folders as those of cli/site-folders.ts. */
export const clonedSite = {
  content: join(engineFolder, 'sample/content'),
  cache: testSite.cache,
  dist: join(engineFolder, 'dist'),
};
