import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';

export type CleanCopy = {
  folder: string;
  /** The folder around it, for what a command in it calls `../my-site`. */
  outerFolder: string;
  /** False without git on this machine: then the copy is not a repository. */
  hasGit: boolean;
  /** The files that `git add -A` would add to the copy, and all that it would add in another folder. */
  listNewFiles: (other: string) => string[];
  remove: () => Promise<void>;
};

const madeByCommands = /^(node_modules|dist|\.cache|data|test-results|\.git)$/;

/**
 * The project as a clone of it would be now: what git tracks or would add, and nothing that was installed, built
 * or stored. It is in the home folder, because the doctor warns about data in a temporary one.
 */
export async function openCleanCopy(project: string): Promise<CleanCopy> {
  const outerFolder = await mkdtemp(join(homedir(), 'bonbon-printed-'));
  const folder = join(outerFolder, 'bonbon');
  await mkdir(folder);
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const list = (cwd: string, ...args: string[]) =>
    spawnSync('git', ['ls-files', '-z', ...args], { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { status, stdout } = list(project, '--cached', '--others', '--exclude-standard');
  const hasGit = status === 0;
  const known = new Set(stdout?.split('\0'));
  const folders = new Set([...known].flatMap((file) => parentsOf(file)));
  await cp(project, folder, {
    recursive: true,
    filter(source) {
      const path = relative(project, source).replaceAll('\\', '/');
      if (path === '') return true;
      return hasGit ? known.has(path) || folders.has(path) : !path.split('/').some((part) => madeByCommands.test(part));
    },
  });
  if (hasGit) {
    git('init', '--quiet');
    git('add', '--all');
  }
  return {
    folder,
    outerFolder,
    hasGit,
    listNewFiles(other) {
      if (!hasGit) return [];
      const isRepository = spawnSync('git', ['init', '--quiet'], { cwd: other }).status === 0;
      const folders = isRepository ? [folder, other] : [folder];
      return folders.flatMap((one) => list(one, '--others', '--exclude-standard').stdout.split('\0').filter(Boolean));
    },
    remove: () => rm(outerFolder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function parentsOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
