import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';

/** Whether a file lies in a repository of Git that has no rule against it. Without Git nobody can publish it that way. */
export function wouldGitTake(file: string): boolean {
  // 0: a rule keeps it away; 1: none does; 128: there is no repository.
  const { status } = spawnSync('git', ['-C', dirname(file), 'check-ignore', '--quiet', '--', file], {
    stdio: 'ignore',
  });
  return status === 1;
}

export const describeGitRisk = (shown: string): string =>
  `${shown} holds what visitors wrote, hidden messages too, and Git would publish it with your site: move it elsewhere, or add it to .gitignore.`;
