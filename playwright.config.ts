import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium-launch.ts';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: 'list',
  // Two busy cores are slow now and then; a condition that never comes true still fails.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  projects: [
    { name: 'chromium', testIgnore: ['firefox/**', 'studio-fields/every-field.spec.ts'] },
    { name: 'fields', testMatch: 'studio-fields/every-field.spec.ts' },
    // Firefox starts by itself there: the suite has no browser of Playwright's.
    { name: 'firefox', testMatch: 'firefox/**/*.spec.ts' },
  ],
  use: {
    actionTimeout: 40_000,
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    // Moving pictures take half of an idle page's CPU time. A test of motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
  },
});
