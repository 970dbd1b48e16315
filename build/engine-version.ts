import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from './engine-folder.ts';

/** Bonbon's version, such as `0.6.0`. */
export const engineVersion = (
  JSON.parse(readFileSync(join(engineFolder, 'package.json'), 'utf8')) as { version: string }
).version;
