import type { BuildCache } from '#content-reader/cache/build-cache.ts';
import { listPublicFiles } from '#content-reader/require-content.ts';
import type { Content } from '#model/content-schema.ts';
import type { OwnFiles } from '../own-files/own-files.ts';
import { createEmittedFiles, writePublicFiles } from './emitted-files.ts';
import { bundledContent } from './index-modules.ts';
import { writeContentModule } from './module-code.ts';
import type { AddressWriter } from './served-file.ts';

/** The content of a built site, with the addresses of its files. */
export type BuiltContent = {
  /** All that bundles have of it. */
  bundled: string;
  /** The code of a module that exports `pageData` and `sharePictures`. */
  pages: string;
  /** Writes the files that are served as they are into the folder of the built site: songs, drawings and public files. */
  writeFiles: (siteFolder: string) => Promise<void>;
  /** Writes the versions of photos, which takes long if the cache has none. */
  writePictures: (siteFolder: string, cache: BuildCache) => Promise<void>;
};

/** `base` ends with a slash. */
export function makeBuiltContent(content: Content, ownFiles: OwnFiles, base: string): BuiltContent {
  const emitted = createEmittedFiles();
  const writeAddress: AddressWriter = (file) => JSON.stringify(base + emitted.add(file));
  const write = (name: keyof Content) => writeContentModule(content, name, base, writeAddress);
  return {
    bundled: [...bundledContent.map(write), JSON.stringify(content.words)].join(''),
    pages: write('pageData') + write('sharePictures'),
    async writeFiles(siteFolder) {
      await emitted.copy(siteFolder);
      await writePublicFiles(listPublicFiles({ content, ownFiles }), siteFolder);
    },
    writePictures: emitted.writeVersions,
  };
}
