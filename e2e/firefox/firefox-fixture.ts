import { type Browser, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/firefox.ts';
import { test as base, expect } from '../own-server-fixture.ts';

export { expect };

type PerTest = {
  /** A page in a separate browser context, at 1280 x 800. */
  firefoxPage: Page;
};
type PerWorker = { firefox: Browser };

const preferences = {
  // No test may depend on another host.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
  'intl.accept_languages': 'en-US',
};

export const test = base.extend<PerTest, PerWorker>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const executablePath = findFirefox();
      if (!executablePath) throw new Error('There is no Firefox here: install one, or set FIREFOX_PATH.');
      const options = { browser: 'firefox', executablePath, extraPrefsFirefox: preferences } as const;
      const browser = await launch({ ...options, timeout: 120_000 });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  firefoxPage: async ({ firefox, ownServer, problems, allowedProblems }, use) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    page.setDefaultTimeout(40_000);
    // The first page after Firefox has started takes long on busy cores.
    page.setDefaultNavigationTimeout(60_000);
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error instanceof Error ? error.message : error}`));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== new URL(ownServer.address).origin)
        problems.push(`request to another host: ${request.url()}`);
    });
    await use(page);
    await context.close();
    const unexpected = problems.filter((problem) => !allowedProblems.some((pattern) => pattern.test(problem)));
    expect(unexpected, 'what the pages of this test must not do').toEqual([]);
  },
});
