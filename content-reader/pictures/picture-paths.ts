import nodePath from 'node:path';
import type { Plugin } from 'vite';

/** Where the process must be for a folder of Windows to be found without its drive's letter; undefined where it is there. */
export function findDrive(folder: string, workingFolder: string, path = nodePath): string | undefined {
  const { root } = path.parse(folder);
  return root === path.parse(workingFolder).root ? undefined : root;
}

/**
 * vite-imagetools takes a path for an address. It decodes it, though `100%` may be the name of somebody's folder, and takes
 * the letter of a drive of Windows for a protocol: so it reads from whichever drive the process is on.
 */
export function picturePaths(folder: string): Plugin {
  return {
    name: 'picture-paths',
    enforce: 'pre',
    config() {
      const drive = findDrive(folder, process.cwd());
      if (drive) process.chdir(drive);
    },
    resolveId: {
      filter: { id: /^[^?]*%[^?]*\?w=/ },
      handler: (id) => id.replaceAll('%', '%25'),
    },
  };
}
