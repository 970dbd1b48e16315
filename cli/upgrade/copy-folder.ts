import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Creates a folder for copies of a site's files, which Git and builds ignore, and returns its path. `old` is the version that
 * the site was made with.
 */
export async function makeCopyFolder(site: string, old: string | undefined, now: Date): Promise<string> {
  const folder = join(site, '.bonbon');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const name = ['before-upgrade', ...(old ? [old] : []), now.toISOString().slice(0, 10)].join('-');
  for (let number = 1; ; number++) {
    const copies = join(folder, number === 1 ? name : `${name}-${number}`);
    const isMade = await mkdir(copies).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
        return false;
      },
    );
    if (isMade) return copies;
  }
}
