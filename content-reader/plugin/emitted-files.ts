import { constants } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { BuildCache } from '#content-reader/cache/build-cache.ts';
import { createWorkBudget } from '#content-reader/cache/work-budget.ts';
import { identifyPictureVersion, makePictureVersion } from '#content-reader/pictures/picture-version.ts';
import { toPlainName } from './plain-name.ts';
import type { ServedFile } from './served-file.ts';

/** The files that the built pages request. Their bytes don't pass through the bundler, which would keep all in memory. */
export type EmittedFiles = {
  /** Plans to write a file, and returns its path in the built site. */
  add: (file: ServedFile) => string;
  /** Writes all into the folder of the built site. Versions of pictures come from the cache, or are made. */
  write: (siteFolder: string, cache: BuildCache) => Promise<void>;
};

/** Copying waits for the disk. More at once would only need more file handles. */
const maxOpenFiles = 16;

export function createEmittedFiles(): EmittedFiles {
  const files = new Map<string, ServedFile>();
  return {
    add(file) {
      const path = nameFile(file);
      files.set(path, file);
      return path;
    },
    async write(siteFolder, cache) {
      const budget = createWorkBudget({ jobs: maxOpenFiles, total: maxOpenFiles });
      for (const folder of new Set([...files.keys()].map(dirname))) {
        await mkdir(join(siteFolder, folder), { recursive: true });
      }
      const writeOne = async (path: string, file: ServedFile) => {
        const target = join(siteFolder, path);
        if (file.version) return writeFile(target, await makePictureVersion(file.source, file.version, cache));
        return copyFile(file.absolutePath, target, constants.COPYFILE_FICLONE);
      };
      await Promise.all([...files].map(([path, file]) => budget.run(1, () => writeOne(path, file))));
    },
  };
}

/** As bundlers name assets: a changed file gets another name, so browsers may keep it for ever. */
function nameFile(file: ServedFile): string {
  const { absolutePath } = file.version ? file.source : file;
  const ending = file.version ? `.${file.version.format}` : extname(absolutePath);
  const hash = file.version ? identifyPictureVersion(file.source, file.version) : file.hash;
  const stem = basename(absolutePath, extname(absolutePath)).normalize('NFC');
  return `assets/${toPlainName(`${stem}-${hash.slice(0, 8)}${ending}`)}`;
}
