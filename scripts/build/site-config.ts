import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { contentPlugin } from '#content-reader/plugin.ts';
import { chunkTable } from './chunk-table.ts';
import { createClassNames } from './class-names.ts';
import { countScript } from './count-script.ts';
import { devPrerender } from './dev-prerender.ts';
import { themeScript } from './theme-script.ts';
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
      themeScript(`${project}site/theme-before-paint.ts`),
      countScript(`${project}site/count-visits.ts`),
      youtubePlayer(`${project}site/youtube-player.ts`, contentFolder),
      devPrerender(),
    ],
    css: { modules: { generateScopedName: createClassNames() } },
    server: { port: 5173, strictPort: true, fs: { allow: [project] } },
    build: {
      outDir: `${project}dist/site`,
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      // light-dark() as it is: Chrome 123, Firefox 120, Safari 17.5.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
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
