import '#server/require-node.mjs';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { engineFolder } from '#build/engine-folder.ts';
import { subsetFonts } from './subset-fonts.ts';

for (const [file, bytes] of await subsetFonts()) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${String(bytes.length).padStart(6)} ${relative(engineFolder, file)}`);
}
