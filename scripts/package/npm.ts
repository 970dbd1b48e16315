import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

type Environment = Record<string, string | undefined>;

/** npm's own script, which any Node can run: the npm in the PATH is a batch file on Windows, and a link elsewhere. */
function findNpm(environment: Environment = process.env): string {
  const { npm_execpath: npm } = environment;
  if (npm && basename(npm) === 'npm-cli.js') return npm;
  const script = 'node_modules/npm/bin/npm-cli.js';
  const places = (environment.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => [join(folder, script), join(folder, '../lib', script), join(folder, 'npm')]);
  const found = places.filter((place) => existsSync(place)).map((place) => realpathSync(place));
  const [first] = found.filter((place) => basename(place) === 'npm-cli.js');
  if (first) return first;
  throw new Error('npm is not installed. It comes with Node: https://nodejs.org');
}

export type NpmOptions = { folder: string; node?: string; environment?: Environment };

/** Resolves with what npm prints; rejects with all its output if it fails. */
export function runNpm(
  args: string[],
  { folder, node = process.execPath, environment = process.env }: NpmOptions,
): Promise<string> {
  return new Promise((done, fail) => {
    const options = { cwd: folder, env: environment, maxBuffer: 2 ** 26 };
    execFile(node, [findNpm(), ...args], options, (error, out, errors) =>
      error ? fail(new Error(`npm ${args.join(' ')} failed:\n${out}${errors}`)) : done(out),
    );
  });
}
