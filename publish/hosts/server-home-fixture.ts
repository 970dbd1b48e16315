import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../publish-fixture.ts';

/** The home of a user of that machine, with Bonbon's command in it, whose server is at `port`. */
export async function makeServerHome(readPort: () => number): Promise<{ home: string; writeCommand: () => void }> {
  const home = await makeFolder();
  mkdirSync(join(home, 'node_modules/.bin'), { recursive: true });
  const command = join(home, 'node_modules/.bin/bonbon');
  const writeCommand = () => {
    writeFileSync(
      command,
      `#!/bin/sh\nPORT=${readPort()} exec '${process.execPath}' '${join(import.meta.dirname, '../../cli/main.ts')}' "$@"\n`,
    );
    chmodSync(command, 0o755);
  };
  writeCommand();
  return { home, writeCommand };
}
