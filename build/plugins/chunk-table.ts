import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives the site the number and file name of each page's chunk, of the music chunks, and of the late ones of the guestbook
 * and the board, for ChunkLoadError's message and for retries. The table is in the same file as the import() calls, so that
 * file's hash changes with any of theirs.
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
        const tabled = chunks
          .flatMap(({ isDynamicEntry, facadeModuleId, fileName }) =>
            isDynamicEntry && facadeModuleId && /-(page|session|engine|wall|store|popup)\.tsx?$/.test(facadeModuleId)
              ? [{ module: relative(projectFolder, facadeModuleId).replaceAll(sep, '/'), file: fileName }]
              : [],
          )
          .sort((a, b) => (a.module < b.module ? -1 : 1));
        const table = Object.fromEntries(tabled.map(({ module, file }, index) => [module, [index + 1, file]]));
        for (const chunk of chunks) {
          chunk.code = chunk.code.replaceAll(new RegExp(`(["'\`])${placeholder}\\1`, 'g'), JSON.stringify(table));
        }
      },
    },
  };
}
