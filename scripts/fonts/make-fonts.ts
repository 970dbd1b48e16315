import '#server/require-node.mjs';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { engineFolder } from '#build/engine-folder.ts';
import { subsetFonts } from './subset-fonts.ts';

const made = await subsetFonts();
for (const file of globSync('site/styles/fonts/*.woff2', { cwd: engineFolder })) rmSync(join(engineFolder, file));
for (const [file, bytes] of made) {
  writeFileSync(file, bytes);
  console.log(`${String(bytes.length).padStart(6)} ${relative(engineFolder, file)}`);
}
