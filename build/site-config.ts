import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { contentPlugin } from '#content-reader/plugin/plugin.ts';
import { buildTargets } from './browsers.ts';
import { engineFolder } from './engine-folder.ts';
import { findFontFolders } from './folders/font-folders.ts';
import { requireUsablePath } from './folders/usable-path.ts';
import { beforePaintScript } from './plugins/before-paint-script.ts';
import { chunkTable } from './plugins/chunk-table.ts';
import { classNames } from './plugins/class-names.ts';
import { countScript } from './plugins/count-script.ts';
import { devPrerender } from './plugins/dev-prerender.ts';
import { youtubePlayer } from './plugins/youtube-player.ts';

const siteSource = join(engineFolder, 'site');

/** `cache` is a folder for what may be deleted at any time. */
export type SiteConfigFolders = { content: string; cache: string };

/** How Vite builds and serves the site, for any owner's folder. Throws a StartError for one that it could not read. */
export function createSiteConfig({ content, cache }: SiteConfigFolders): UserConfig {
  for (const folder of [engineFolder, content]) requireUsablePath(folder);
  return {
    root: siteSource,
    publicDir: false,
    cacheDir: join(cache, 'vite'),
    plugins: [
      contentPlugin({ folder: content, cacheFolder: cache }),
      react(),
      chunkTable(engineFolder),
      classNames(siteSource),
      beforePaintScript(join(siteSource, 'standalone/before-paint.ts')),
      countScript(join(siteSource, 'standalone/count-visits.ts')),
      youtubePlayer(join(siteSource, 'standalone/youtube-player.ts'), content),
      devPrerender(),
    ],
    server: { port: 5173, strictPort: true, fs: { allow: [engineFolder, content, ...findFontFolders()] } },
    build: {
      emptyOutDir: true,
      manifest: true,
      // For them, light-dark() becomes two variables, so older browsers have every colour, too.
      target: buildTargets,
      cssTarget: buildTargets,
      // One small style sheet for all pages: no page waits for its own, or can lose it.
      cssCodeSplit: false,
      // Everything is a file: the CSP names no data: addresses.
      assetsInlineLimit: 0,
      // The HTML names a page's chunks itself; a helper that fetches them ahead of an import() would cost every visit.
      modulePreload: false,
      // How long plugins take is told on slow machines only, to nobody's use.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  };
}
