import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { stagedPictures } from '#studio/api/site/open-site.ts';

/** As long as the bin keeps what is thrown away: a window that was closed in the middle may be opened again. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Removes pictures that have waited long for something that was never made. */
export async function removeOldPictures(site: string, now = Date.now()): Promise<void> {
  const folder = join(site, stagedPictures);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < now - keptMs) await rm(path, { recursive: true, force: true });
  }
}
