import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { createSiteConfig } from '#build/site-config.ts';
import { chromiumLaunchOptions } from './scripts/chromium-launch.ts';
import { testSite } from './scripts/test-site.ts';
import { defaultWords } from './scripts/vitest/default-words.ts';
import { isAuditDue } from './scripts/workshop/audit.ts';
import { studioWords } from './studio/words-plugin.ts';

const { plugins = [], resolve = {} } = createSiteConfig(testSite);
/** They make whole pages; a component's test has none. */
const pagePlugins = ['dev-prerender', 'before-paint-script'];

const unit = {
  environment: 'node' as const,
  // Sentences name commands as in a site, however the tests were started.
  env: { npm_lifecycle_event: 'start' },
  setupFiles: ['scripts/vitest/fail-on-console.ts', 'scripts/vitest/patient-waiting.ts'],
};
const unitTests =
  '{bin,model,content-reader,server,build,admin,resume-pdf,cli,studio,publish,deploy,scripts,supabase,sample,bench}/**/*.test.ts';
/** In a shared process, a module that another test file has imported is not mocked. */
const isolatedTests = globSync(unitTests, { exclude: ['**/node_modules'] })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /vi\.mock\(/.test(readFileSync(file, 'utf8')));

/** Component tests run in a real one. One for each project: Vitest writes into it. */
const makeBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    // By default a machine with two cores gets one worker, and half of the time is spent waiting for processes and disks.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Busy cores are slow now and then; what never comes true still fails.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        plugins: [defaultWords(), studioWords()],
        test: {
          ...unit,
          name: 'unit',
          include: [unitTests],
          // Slow, and their results hold until something there changes: scripts/workshop/audit.test.ts.
          exclude: [
            ...configDefaults.exclude,
            ...isolatedTests,
            ...(isAuditDue() ? [] : ['sample/workshop/{art,music}/**']),
          ],
          // A process for each file, with all that it imports, would take a fifth of the time.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        plugins: [defaultWords()],
        // A page's modules may keep state. Threads would start faster, but share navigator.locks.
        test: { ...unit, name: 'unit-isolated', include: ['site/**/*.test.ts', ...isolatedTests] },
      },
      {
        extends: true,
        plugins: plugins.filter((plugin) => !(plugin && 'name' in plugin && pagePlugins.includes(plugin.name))),
        resolve,
        // Found only while tests run, they would reload the page under them.
        optimizeDeps: {
          include: ['react', 'react-dom', 'react-dom/client', 'react-dom/static', 'vitest-browser-react'],
        },
        test: {
          name: 'browser',
          include: ['site/**/*.browser.test.tsx'],
          setupFiles: [
            'scripts/vitest/fail-on-console.ts',
            'scripts/vitest/patient-waiting.ts',
            'scripts/vitest/empty-storage.ts',
            'scripts/vitest/site-styles.ts',
          ],
          browser: makeBrowser(),
        },
      },
      {
        extends: true,
        plugins: [react(), studioWords()],
        optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'vitest-browser-react'] },
        test: {
          name: 'studio',
          include: ['studio/**/*.browser.test.tsx'],
          setupFiles: ['scripts/vitest/fail-on-console.ts', 'scripts/vitest/empty-storage.ts'],
          browser: makeBrowser(),
        },
      },
    ],
  },
});
