import { resolve } from 'node:path';

/** The site that tests build and visit, and where what is made of it lies. */
export const testSite = {
  content: resolve('sample/content'),
  cache: resolve('.cache'),
  dist: resolve('dist'),
};
