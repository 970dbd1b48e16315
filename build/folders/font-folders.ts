import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { engineFolder } from '#build/engine-folder.ts';

/** Where npm put the packages of the typefaces: in the engine, or beside it. Of no other package does a page ask for a file. */
export function findFontFolders(): string[] {
  const packageFile = join(engineFolder, 'package.json');
  const { resolve } = createRequire(packageFile);
  const { dependencies } = JSON.parse(readFileSync(packageFile, 'utf8')) as { dependencies: Record<string, string> };
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@fontsource'))
    .map((name) => dirname(resolve(`${name}/package.json`)));
}
