import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { createSiteConfig } from '#build/site-config.ts';
import { chromiumLaunchOptions } from './scripts/chromium.ts';
import { testSite } from './scripts/test-site.ts';
import { defaultWords } from './scripts/vitest/default-words.ts';

const { plugins = [], resolve = {} } = createSiteConfig(testSite);
/** They make whole pages; a component's test has none. */
const pagePlugins = ['dev-prerender', 'before-paint-script'];

export default defineConfig({
  test: {
    // By default a machine with two cores gets one worker, and half of the time is spent waiting for processes and disks.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Busy cores are slow now and then; what never comes true still fails.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        plugins: [defaultWords()],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{bin,model,content-reader,server,site,build,admin,resume-pdf,cli,scripts,supabase,sample}/**/*.test.ts',
          ],
          setupFiles: ['scripts/vitest/fail-on-console.ts'],
        },
      },
      {
        extends: true,
        plugins: plugins.filter((plugin) => !(plugin && 'name' in plugin && pagePlugins.includes(plugin.name))),
        resolve,
        // Found only while tests run, they would reload the page under them.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/static',
            'vitest-browser-react',
            '@supabase/postgrest-js',
          ],
        },
        test: {
          name: 'browser',
          expect: { poll: { timeout: 10_000 } },
          include: ['site/**/*.browser.test.tsx'],
          setupFiles: [
            'scripts/vitest/fail-on-console.ts',
            'scripts/vitest/empty-storage.ts',
            'scripts/vitest/site-styles.ts',
          ],
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
