import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Tells the site which number and file each page's chunk has, for ChunkLoadError's message and for a second try. The
 * table stands in the same file as the import()s, so that file's hash changes with any page's.
 */
export function chunkTable(projectFolder: string): Plugin {
  const placeholder = '__CHUNK_TABLE__';
  return {
    name: 'chunk-table',
    config: (_, { command, isSsrBuild }) => ({
      define: { [placeholder]: command === 'build' && !isSsrBuild ? JSON.stringify(placeholder) : '{}' },
    }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const pages = chunks
          .flatMap((chunk) =>
            chunk.isDynamicEntry && chunk.facadeModuleId?.endsWith('-page.tsx')
              ? [{ module: relative(projectFolder, chunk.facadeModuleId), file: chunk.fileName }]
              : [],
          )
          .sort((a, b) => (a.module < b.module ? -1 : 1));
        const table = Object.fromEntries(pages.map(({ module, file }, index) => [module, [index + 1, file]]));
        for (const chunk of chunks) {
          chunk.code = chunk.code.replaceAll(new RegExp(`(["'\`])${placeholder}\\1`, 'g'), JSON.stringify(table));
        }
      },
    },
  };
}
