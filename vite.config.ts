import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from './content-reader/plugin.ts';
import { chunkTable } from './scripts/build/chunk-table.ts';
import { devPrerender } from './scripts/build/dev-prerender.ts';
import { themeScript } from './scripts/build/theme-script.ts';

const project = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: `${project}site`,
  publicDir: false,
  cacheDir: `${project}.cache/vite`,
  plugins: [
    contentPlugin({ folder: `${project}content` }),
    react(),
    chunkTable(project),
    themeScript(`${project}site/theme-before-paint.ts`),
    devPrerender(),
  ],
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
    modulePreload: { polyfill: false },
  },
});
