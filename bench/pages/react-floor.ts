import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { engineVersion } from '#build/engine-version.ts';
import { compressFiles } from '#build/hosting/compress.ts';
import { openBuildCache } from '#content-reader/cache/build-cache.ts';
import { generatedSettings } from '../site-fixture.ts';
import { FloorPage } from './floor/floor-page.ts';

/** Builds the smallest prerendered page of React into `folder`, laid out as a built site. Returns the folder to serve. */
export async function buildReactFloor(folder: string): Promise<string> {
  const outDir = join(folder, 'site');
  await build({
    root: join(import.meta.dirname, 'floor'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, target: 'esnext' },
  });
  const file = join(outDir, 'index.html');
  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replace('<div id="root">', `$&${renderToString(createElement(FloorPage))}`));
  await compressFiles(outDir, openBuildCache(join(folder, 'cache')));
  await writeFile(join(folder, 'server.json'), JSON.stringify({ ...generatedSettings, builtBy: engineVersion }));
  return outDir;
}
