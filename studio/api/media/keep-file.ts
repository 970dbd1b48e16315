import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Place = {
  /** The site's content folder. */
  content: string;
  /** Below it. */
  folder: string;
  stem: string;
  /** With its dot. */
  ending: string;
};

/**
 * Copies a finished file into the site under a name that nothing there has, whatever the capital letters; synced when this
 * resolves, with the path below content/. No value names the file before, so a copy that was cut short is no harm.
 */
export async function keepFile(source: string, { content, folder, stem, ending }: Place): Promise<string> {
  const absolute = join(content, folder);
  await mkdir(absolute, { recursive: true });
  // Another ending would do for the disk, but two pictures of one name are mistaken for each other.
  const taken = new Set((await readdir(absolute)).map((name) => name.toLowerCase().replace(/\.[^.]*$/, '')));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    if (taken.has(name)) continue;
    const target = join(absolute, name + ending);
    try {
      await copyFile(source, target, constants.COPYFILE_EXCL);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'EEXIST') continue;
      await rm(target, { force: true }).catch(() => {});
      throw cause;
    }
    await sync(target);
    return folder === '' ? name + ending : `${folder}/${name}${ending}`;
  }
}

async function sync(path: string): Promise<void> {
  for (const each of [path, dirname(path)]) {
    // Windows opens no folders.
    const handle = await open(each, 'r').catch(() => undefined);
    await handle?.sync().catch(() => {});
    await handle?.close();
  }
}
