import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeFolder } from '../publish-fixture.ts';

/** The home of a user of that machine, with Bonbon's command in it. */
export async function makeServerHome(onEnd = onTestFinished): Promise<string> {
  const home = await makeFolder(onEnd);
  mkdirSync(join(home, 'node_modules/.bin'), { recursive: true });
  const command = join(home, 'node_modules/.bin/bonbon');
  const main = join(import.meta.dirname, '../../cli/main.ts');
  writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`);
  chmodSync(command, 0o755);
  return home;
}
