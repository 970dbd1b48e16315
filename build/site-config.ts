import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { contentPlugin } from '#content-reader/plugin.ts';
import { beforePaintScript } from './before-paint-script.ts';
import { buildTargets } from './browsers.ts';
import { chunkTable } from './chunk-table.ts';
import { classNames } from './class-names.ts';
import { countScript } from './count-script.ts';
import { devPrerender } from './dev-prerender.ts';
import { youtubePlayer } from './youtube-player.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** How Vite builds and serves the site, for any owner's folder. */
export function createSiteConfig(contentFolder = `${project}content`): UserConfig {
  return {
    root: `${project}site`,
    publicDir: false,
    cacheDir: `${project}.cache/vite`,
    plugins: [
      contentPlugin({ folder: contentFolder }),
      react(),
      chunkTable(project),
      classNames(`${project}site`),
      beforePaintScript(`${project}site/before-paint.ts`),
      countScript(`${project}site/count-visits.ts`),
      youtubePlayer(`${project}site/youtube-player.ts`, contentFolder),
      devPrerender(),
    ],
    server: { port: 5173, strictPort: true, fs: { allow: [project] } },
    build: {
      outDir: `${project}dist/site`,
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
