import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, type FrameLocator, type Page } from '@playwright/test';
import { readConfig } from '#server/config.ts';
import { startStudio } from '#studio/api/start/start-studio.ts';
import { testSite } from '../scripts/test-site.ts';
import { makeFolder, removeFolder } from './site-server-fixture.ts';

export type OpenStudio = {
  /** Where the owner's files lie. */
  content: string;
  /** With the token. */
  address: string;
  /** The studio's window in the browser, without its tour. */
  open: (page: Page) => Promise<FrameLocator>;
};

/** The real studio for a copy of a site, which may be changed before it is opened. */
export async function startStudioOf(
  source: string,
  prepare?: (content: string) => Promise<void>,
): Promise<OpenStudio & { stop: () => Promise<void> }> {
  const site = await makeFolder();
  const content = join(site, 'content');
  await cp(source, content, { recursive: true });
  await prepare?.(content);
  const studio = await startStudio({
    folders: {
      site,
      content,
      home: site,
      dist: join(site, 'dist'),
      cache: join(site, '.bonbon/cache'),
      schema: join(site, '.bonbon/schema'),
    },
    config: readConfig({ DATA_FOLDER: join(site, 'data') }, site),
    port: 0,
  });
  if (!studio.isNew) throw new Error('another studio runs for this site');
  let opened: Page | undefined;
  return {
    content,
    address: studio.address,
    async open(page) {
      opened = page;
      await page.addInitScript(() => localStorage.setItem('studio-tour', 'seen'));
      await page.goto(studio.address);
      await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
      // The frame is named after its page as soon as the page can be pressed.
      await page.locator('iframe[title]:not([title="Your page: "])').waitFor();
      return page.frameLocator('iframe');
    },
    async stop() {
      await opened?.close();
      await studio.stop();
      await removeFolder(site);
    },
  };
}

/** The real studio for a copy of the tests' site, for each test its own. */
export const test = base.extend<{ studio: OpenStudio }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's arguments
  studio: async ({}, use) => {
    const { stop, ...studio } = await startStudioOf(testSite.content);
    await use(studio);
    await stop();
  },
});
