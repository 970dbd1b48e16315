import { spawn } from 'node:child_process';

/** Resolves with whether the system's program for that could be started. */
export function openFolder(folder: string, system: NodeJS.Platform = process.platform): Promise<boolean> {
  const program = system === 'darwin' ? 'open' : system === 'win32' ? 'explorer' : 'xdg-open';
  return new Promise((resolve) => {
    const child = spawn(program, [folder], { detached: true, stdio: 'ignore' });
    child.on('error', () => resolve(false));
    child.on('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
