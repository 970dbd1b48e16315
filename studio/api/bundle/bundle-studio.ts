import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildTargets } from '#build/browsers.ts';
import { engineFolder } from '#build/engine-folder.ts';
import { studioWords } from '../../words-plugin.ts';
import { studioBundle } from './studio-bundle.ts';

/**
 * Bundles the studio's window and its script for previewed pages into `out`. Runs in a process of its own: a production
 * build sets NODE_ENV, and the preview is a development server.
 */
export async function bundleStudio(out: string, { engine = engineFolder } = {}): Promise<void> {
  const unfinished = `${out}-${process.pid}`;
  const shared = {
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    base: '/',
    cacheDir: join(dirname(out), 'vite'),
  } as const;
  // Warnings of slow plugins and of large chunks, which come from this machine to this machine, help no owner.
  const common = {
    target: buildTargets,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    license: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
  } as const;
  const rolldownOptions = { checks: { pluginTimings: false } };
  try {
    await mkdir(dirname(out), { recursive: true });
    await Promise.all([
      build({
        ...shared,
        root: join(engine, 'studio/app'),
        plugins: [react(), studioWords()],
        build: { ...common, cssTarget: buildTargets, outDir: join(unfinished, studioBundle.window), rolldownOptions },
      }),
      build({
        ...shared,
        root: join(engine, 'studio/agent'),
        build: {
          ...common,
          emptyOutDir: false,
          outDir: unfinished,
          rolldownOptions: {
            ...rolldownOptions,
            input: join(engine, 'studio/agent/main.ts'),
            output: { format: 'iife', entryFileNames: studioBundle.agent },
          },
        },
      }),
    ]);
    // Another studio may have bundled the same in the meantime.
    await rename(unfinished, out).catch(() => stat(out));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
