import { type SpawnOptions, spawn } from 'node:child_process';

type System = NodeJS.Platform;
type Child = { on: (event: 'error', handle: () => void) => unknown; unref: () => void };
type Spawn = (program: string, words: readonly string[], options: SpawnOptions) => Child;

/** The program that opens an address as a click on a link would. */
export function browserCommand(address: string, system: System = process.platform): [string, ...string[]] {
  if (system === 'darwin') return ['open', address];
  if (system === 'win32') return ['cmd', '/c', 'start', '', address];
  return ['xdg-open', address];
}

/** Best effort: the address is printed as well. `BROWSER=none` opens nothing. */
export function openBrowser(
  address: string,
  environment: Record<string, string | undefined>,
  start: Spawn = spawn,
): void {
  if (environment.BROWSER === 'none') return;
  const [program, ...words] = browserCommand(address);
  const child = start(program, words, { detached: true, stdio: 'ignore' });
  child.on('error', () => {});
  child.unref();
}
