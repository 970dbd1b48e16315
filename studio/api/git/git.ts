import { execFile } from 'node:child_process';

export type GitResult = { isDone: boolean; output: string };

/** Runs git in a folder. It never asks anything: whatever it would ask makes it fail. */
export function runGit(folder: string, ...args: string[]): Promise<GitResult> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' };
  return new Promise((resolve) => {
    execFile('git', args, { cwd: folder, env, timeout: 60_000, windowsHide: true }, (error, stdout, stderr) => {
      resolve({ isDone: error === null, output: error === null ? stdout : stderr || error.message });
    });
  });
}

/** Whether the folder is kept with Git. */
export async function findGit(folder: string): Promise<boolean> {
  const { isDone, output } = await runGit(folder, 'rev-parse', '--is-inside-work-tree');
  return isDone && output.trim() === 'true';
}
