import { normalizePath, type Plugin } from 'vite';

/** Behind a file whose address is imported. */
export const addressQuery = '?url&no-inline';

/**
 * The addresses of files in the folder on the dev server, also of one that has just gone: Vite would look for it, and the whole page
 * fail that still shows it.
 */
export function devAddresses(folder: string): Plugin {
  const start = `${normalizePath(folder)}/`;
  const isOwn = (id: string) => id.startsWith(start) && id.endsWith(addressQuery);
  let base = '/';
  return {
    name: 'content-addresses',
    apply: 'serve',
    enforce: 'pre',
    configResolved(resolved) {
      base = resolved.base;
    },
    /** What is changed in the folder is shown by `watchContent`. Vite would run again whatever leads to that file. */
    hotUpdate: ({ file }) => (file.startsWith(start) ? [] : undefined),
    resolveId: (id) => (isOwn(id) ? id : null),
    load(id) {
      if (!isOwn(id)) return null;
      const path = id.slice(0, -addressQuery.length).replace(/^\//, '');
      return `export default ${JSON.stringify(`${base}@fs/${path}?no-inline`)};\n`;
    },
  };
}
