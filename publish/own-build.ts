import { join } from 'node:path';
import type { SiteFolders } from '#build/folders/site-folders.ts';

/** What is built to be published has a folder of its own: a server on this computer goes on with what it has. */
export const withOwnBuild = <Folders extends Pick<SiteFolders, 'cache'>>(folders: Folders) => ({
  ...folders,
  dist: join(folders.cache, 'publish'),
});
