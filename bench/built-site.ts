import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the site that `npm start` builds in a clone; undefined if it is not built. */
export function findBuiltSite(): string | undefined {
  const built = join(import.meta.dirname, '../dist/site');
  return existsSync(join(built, 'index.html')) ? built : undefined;
}
