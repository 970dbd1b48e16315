import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '#build/engine-folder.ts';

/** Such as `0.6.0`. */
export function readVersion(): string {
  return (JSON.parse(readFileSync(join(engineFolder, 'package.json'), 'utf8')) as { version: string }).version;
}
