import { resolve } from 'node:path';
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { type BuildCache, openBuildCache } from '#content-reader/cache/build-cache.ts';
import { ownStyleSheet } from '#content-reader/own-files/style-sheet-plugin.ts';
import type { ReadResult } from '#content-reader/read-content.ts';
import { requireContent } from '#content-reader/require-content.ts';
import type { Content } from '#model/content-schema.ts';
import { readContentOnce } from './content-cache.ts';
import { addressQuery, devAddresses } from './dev-addresses.ts';
import { type Refresh, reloadContent, servePublicFiles, watchContent } from './dev-content.ts';
import { createDevPictures } from './dev-pictures.ts';
import { nameFile } from './emitted-files.ts';
import { latePart, writeContentIndex, writeLateWordsIndex, writePagesIndex, writeWordsIndex } from './index-modules.ts';
import { nameValue, writeContentModule, writeWords } from './module-code.ts';
import { toPlainName } from './plain-name.ts';
import type { AddressWriter } from './served-file.ts';

const prefix = 'virtual:content/';
/**
 * If the content has mistakes, all modules import this one, which fails: so the mistakes are shown once instead of for
 * each of twenty modules. The import is dynamic, as Vite would try a static one ahead and log its failure for each.
 */
const mistakes = 'mistakes';

/** Modules that re-export others, by the names that the site imports. */
const indexModules: Record<string, (leavesOut: readonly string[]) => string> = {
  'virtual:content': writeContentIndex,
  'virtual:words': writeWordsIndex,
  'virtual:words/late': writeLateWordsIndex,
  'virtual:pages': writePagesIndex,
};

/** By Rollup's convention, other plugins ignore ids that start with a null. */
const resolvedPrefix = `\0${prefix}`;

/**
 * Makes a module of every part of the content: `virtual:content/about-me` is its `aboutMe`, and the words of the
 * interface come in groups, such as `virtual:content/words/about-me`. `virtual:content` and `virtual:words` re-export
 * them all. A mistake in the content fails the build; the dev server shows it in the page and goes on.
 *
 * A build's bundles have the addresses of files, but not the files, which `makeBuiltContent` writes. What it `leavesOut` cannot be
 * imported in a build.
 *
 * `folder` is the owner's. Versions of pictures are kept in `cacheFolder`, outside node_modules, which `npm ci`
 * empties.
 */
export function contentPlugin({ folder, cacheFolder, leavesOut = [], ...dev }: ContentPluginOptions): Plugin[] {
  const root = resolve(folder);
  return [contentModules({ folder: root, cacheFolder, leavesOut, ...dev }), devAddresses(root), ownStyleSheet(root)];
}

/** Whether a module has a part of the content, rather than re-exporting parts. */
export const isContentModule = (id: string): boolean => id.startsWith(resolvedPrefix);

export type DevContentOptions = {
  /** What pages show; by default what is in the folder. */
  read?: (folder: string, cache?: BuildCache) => Promise<ReadResult>;
  /** What the dev server does when something in the folder was changed; by default it reloads the page. */
  refresh?: Refresh;
};
type ContentPluginOptions = DevContentOptions & {
  folder: string;
  cacheFolder: string;
  leavesOut?: readonly (keyof Content)[];
};

function contentModules({
  folder,
  cacheFolder,
  leavesOut = [],
  read = readContentOnce,
  refresh = (server) => reloadContent(server, folder, isContentModule),
}: ContentPluginOptions): Plugin {
  let config: ResolvedConfig;
  const cache = openBuildCache(cacheFolder);
  const devPictures = createDevPictures();
  const writeAddress: AddressWriter = (file, importFile) => {
    const { base, command } = config;
    if (command === 'build') return JSON.stringify(base + nameFile(file));
    if (file.version) return JSON.stringify(devPictures.add(file, base));
    return importFile(normalizePath(file.absolutePath) + addressQuery);
  };
  return {
    name: 'content',
    async config({ base }) {
      // The base path comes from site.yaml. Mistakes are reported later, by the build or in the page.
      const { content } = await read(folder, cache);
      const output = { sanitizeFileName: toPlainName };
      const build = { rolldownOptions: { output } };
      return base === undefined && content ? { base: content.site.base, build } : { build };
    },
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: {
      order: 'pre',
      filter: { id: /^virtual:(content|words|pages)(\/|$)/ },
      handler: (id) => ({
        id: id in indexModules ? `\0${id}` : resolvedPrefix + id.slice(prefix.length),
        moduleSideEffects: false,
      }),
    },
    load: {
      filter: { id: /^\0virtual:(content|words|pages)(\/|$)/ },
      async handler(id) {
        const writeIndex = indexModules[id.slice(1)];
        if (writeIndex) {
          const code = writeIndex(config.command === 'build' ? leavesOut : []);
          return { code, map: null, moduleSideEffects: false };
        }
        if (id === resolvedPrefix + mistakes) {
          await requireContent(folder);
          return 'export {};\n';
        }
        const { content } = await read(folder, cache);
        const [name, group, part] = contentNames(id.slice(resolvedPrefix.length));
        if (!content) return `await import('${prefix}${mistakes}');\nexport const ${name} = undefined;\n`;
        if (!Object.hasOwn(content, name)) this.error(`there is no content named ${name}`);
        if (group && !Object.hasOwn(content.words, group)) this.error(`there are no words named ${group}`);
        const code = group
          ? writeWords(content.words, group, part === latePart)
          : writeContentModule(content, name, config.base, writeAddress);
        return { code, map: null, moduleSideEffects: false };
      },
    },
    configureServer(server) {
      devPictures.serve(server, cache);
      watchContent(server, folder, refresh);
      servePublicFiles(server, folder);
    },
  };
}

/** `about-me` to `aboutMe`; `words/about-me` to the two names; `words/frame/late` to all three. */
const contentNames = (moduleName: string) =>
  nameValue(moduleName).split('/') as [keyof Content] | ['words', keyof Content['words'], typeof latePart?];
