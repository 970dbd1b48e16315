import nodePath from 'node:path';
import type { Plugin } from 'vite';

/**
 * The working directory needed to reach a Windows folder without its drive letter; undefined if it is the current
 * drive.
 */
export function findDrive(folder: string, workingFolder: string, path = nodePath): string | undefined {
  const { root } = path.parse(folder);
  return root === path.parse(workingFolder).root ? undefined : root;
}

/**
 * vite-imagetools treats a path as a URL: it decodes it, though a folder may be called `100%`, and mistakes a Windows
 * drive letter for a protocol, so that it reads from the current drive.
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
