import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { engineFolder } from '#build/engine-folder.ts';

/** Where npm installed the fonts: in the engine or beside it. Pages request files of no other package. */
export function findFontFolders(): string[] {
  const packageFile = join(engineFolder, 'package.json');
  const { resolve } = createRequire(packageFile);
  const { dependencies } = JSON.parse(readFileSync(packageFile, 'utf8')) as { dependencies: Record<string, string> };
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@fontsource'))
    .map((name) => dirname(resolve(`${name}/package.json`)));
}
