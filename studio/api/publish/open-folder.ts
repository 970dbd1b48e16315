import { spawn } from 'node:child_process';

/** A program that is still there after this time shows the folder. */
const waitMs = 3000;

const programs: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

/** Resolves with whether the system's program for that shows the folder, as far as it says so. */
export function openFolder(folder: string, program = programs[process.platform] ?? 'xdg-open'): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, [folder], { detached: true, stdio: 'ignore' });
    const tooLong = setTimeout(() => end(true), waitMs);
    const end = (isOpen: boolean) => {
      clearTimeout(tooLong);
      child.unref();
      resolve(isOpen);
    };
    child.on('error', () => end(false));
    // Windows' own says 1 when all is well.
    child.on('exit', (code) => end(code === 0 || program === 'explorer'));
  });
}
