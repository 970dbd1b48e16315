import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';

/** Whether a file is in a Git repository that does not ignore it. False without Git. */
export function wouldGitCommit(file: string): boolean {
  // 0: it is ignored; 1: it is not; 128: there is no repository.
  const { status } = spawnSync('git', ['-C', dirname(file), 'check-ignore', '--quiet', '--', file], {
    stdio: 'ignore',
  });
  return status === 1;
}

export const describeGitRisk = (shown: string): string =>
  `${shown} contains what visitors wrote, including hidden messages, and Git would publish it with your site: move it elsewhere, or add it to .gitignore.`;
