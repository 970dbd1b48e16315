import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './content-reader/plugin.ts';
import { chunkTable } from './scripts/build/chunk-table.ts';
import { chromiumLaunchOptions } from './scripts/chromium.ts';

const project = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{model,content-reader,server,site,scripts}/**/*.test.ts'],
          setupFiles: ['scripts/fail-on-console.ts'],
        },
      },
      {
        extends: true,
        // What vite.config.ts builds the site with, without what makes whole pages.
        plugins: [contentPlugin({ folder: `${project}content` }), react(), chunkTable(project)],
        // Found only while tests run, they would reload the page under them.
        optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react-router', 'vitest-browser-react'] },
        test: {
          name: 'browser',
          include: ['site/**/*.browser.test.tsx'],
          setupFiles: ['scripts/fail-on-console.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
