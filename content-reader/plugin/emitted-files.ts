import { constants } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { BuildCache } from '#content-reader/cache/build-cache.ts';
import { createWorkBudget } from '#content-reader/cache/work-budget.ts';
import { identifyPictureVersion, makePictureVersion } from '#content-reader/pictures/picture-version.ts';
import type { ServedPublicFile } from '#content-reader/require-content.ts';
import { toPlainName } from './plain-name.ts';
import type { ServedFile } from './served-file.ts';

/** The files that the built pages request. Their bytes don't pass through the bundler, which would keep all in memory. */
export type EmittedFiles = {
  /** Plans to write a file, and returns its path in the built site. */
  add: (file: ServedFile) => string;
  /** Copies those that are served as they are into the folder of the built site. */
  copy: (siteFolder: string) => Promise<void>;
  /** Writes the versions of pictures, from the cache or made now. */
  writeVersions: (siteFolder: string, cache: BuildCache) => Promise<void>;
};

/** Copying waits for the disk. More at once would only need more file handles. */
const maxOpenFiles = 16;

export function createEmittedFiles(): EmittedFiles {
  const files = new Map<string, ServedFile>();
  const writeEach = async (
    siteFolder: string,
    write: (file: ServedFile, target: string) => Promise<void> | undefined,
  ) => {
    const budget = createWorkBudget({ jobs: maxOpenFiles, total: maxOpenFiles });
    for (const folder of new Set([...files.keys()].map(dirname))) {
      await mkdir(join(siteFolder, folder), { recursive: true });
    }
    await Promise.all([...files].map(([path, file]) => budget.run(1, async () => write(file, join(siteFolder, path)))));
  };
  return {
    add(file) {
      const path = nameFile(file);
      files.set(path, file);
      return path;
    },
    copy: (siteFolder) =>
      writeEach(siteFolder, (file, target) =>
        file.version ? undefined : copyFile(file.absolutePath, target, constants.COPYFILE_FICLONE),
      ),
    writeVersions: (siteFolder, cache) =>
      writeEach(siteFolder, async (file, target) => {
        if (file.version) await writeFile(target, await makePictureVersion(file.source, file.version, cache));
      }),
  };
}

/** Writes the files that keep their names, one after the other: a download may be large. */
export async function writePublicFiles(files: readonly ServedPublicFile[], siteFolder: string): Promise<void> {
  for (const { name, read } of files) {
    const target = join(siteFolder, name);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await read());
  }
}

/** The path in the built site. As bundlers name assets: a changed file gets another name, so browsers may keep it for ever. */
export function nameFile(file: ServedFile): string {
  const { absolutePath } = file.version ? file.source : file;
  const ending = file.version ? `.${file.version.format}` : extname(absolutePath);
  const hash = file.version ? identifyPictureVersion(file.source, file.version) : file.hash;
  const stem = basename(absolutePath, extname(absolutePath)).normalize('NFC');
  return `assets/${toPlainName(`${stem}-${hash.slice(0, 8)}${ending}`)}`;
}
