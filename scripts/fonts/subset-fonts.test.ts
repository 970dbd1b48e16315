import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineFolder } from '#build/engine-folder.ts';
import { subsetFonts } from './subset-fonts.ts';

test('the font files are what the packages and the ranges of the style sheet make', async () => {
  const made = await subsetFonts();
  const stored = globSync('site/styles/fonts/*.woff2', { cwd: engineFolder }).map((file) => join(engineFolder, file));
  expect(new Set(made.keys()), 'Fix: `npm run fonts`').toEqual(new Set(stored));
  for (const [file, bytes] of made) {
    expect(bytes.equals(readFileSync(file)), `${file} differs. Fix: \`npm run fonts\``).toBe(true);
  }
});
