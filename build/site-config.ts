import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { pageContent } from '#content-reader/plugin/index-modules.ts';
import { contentPlugin, type DevContentOptions } from '#content-reader/plugin/plugin.ts';
import { buildTargets } from './browsers.ts';
import { engineFolder } from './engine-folder.ts';
import { findFontFolders } from './folders/font-folders.ts';
import { requireUsablePath } from './folders/usable-path.ts';
import { beforePaintScript } from './plugins/before-paint-script.ts';
import { chunkTable } from './plugins/chunk-table.ts';
import { classNames } from './plugins/class-names.ts';
import { countScript } from './plugins/count-script.ts';
import { devPrerender } from './plugins/dev-prerender.ts';
import { devStyles } from './plugins/dev-styles.ts';
import { youtubePlayer } from './plugins/youtube-player.ts';
import { sharedChunks } from './shared-chunks.ts';

const siteSource = join(engineFolder, 'site');

/** Every page loads these before anything else. */
const isAlwaysThere = /\/(index|react|rolldown-runtime|parts)-/;

/** `cache` may be deleted at any time. */
export type SiteConfigFolders = { content: string; cache: string };

/** Vite's configuration for building and serving an owner's site. Throws a StartError for a folder Vite can't read. */
export function createSiteConfig(
  { content, cache }: SiteConfigFolders,
  devContent: DevContentOptions = {},
): UserConfig {
  for (const folder of [engineFolder, content]) requireUsablePath(folder);
  return {
    root: siteSource,
    publicDir: false,
    cacheDir: join(cache, 'vite'),
    plugins: [
      contentPlugin({ folder: content, cacheFolder: cache, leavesOut: pageContent, ...devContent }),
      react(),
      chunkTable(engineFolder),
      classNames(siteSource),
      beforePaintScript(['before-paint.ts', 'first-paint.ts'].map((file) => join(siteSource, 'standalone', file))),
      countScript(join(siteSource, 'standalone/count-visits.ts')),
      youtubePlayer(join(siteSource, 'standalone/youtube-player.ts'), content),
      devPrerender(),
      devStyles(),
    ],
    server: { port: 5173, strictPort: true, fs: { allow: [engineFolder, content, ...findFontFolders()] } },
    build: {
      emptyOutDir: true,
      manifest: true,
      // For these targets light-dark() is compiled to custom properties, so older browsers get every colour.
      target: buildTargets,
      cssTarget: buildTargets,
      // One style sheet, which style-files.ts divides: which page needs which rules is clear only at the end.
      cssCodeSplit: false,
      // Everything is a file: the CSP allows no data: URLs.
      assetsInlineLimit: 0,
      // Old browsers without modulepreload fetch a chunk's imports one after another, which is only slower.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => !isAlwaysThere.test(file)),
      },
      // Slow-plugin warnings appear on slow machines only and help no one.
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Every page loads the list of these names, and chance does not shrink: six characters are enough for one folder.
        output: { codeSplitting: sharedChunks, chunkFileNames: 'assets/[name]-[hash:6].js' },
      },
    },
  };
}
