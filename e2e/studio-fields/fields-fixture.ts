import { globSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { listFields } from '#studio/api/fields/list-fields.ts';
import { sampleContent } from '../../scripts/test-site.ts';
import { startStudioOf } from '../studio-fixture.ts';
import { readFiles } from '../studio-preview-fixture.ts';
import { chooseNewValues, type NewValue } from './new-values.ts';
import { listValues } from './values.ts';

export type OpenFields = {
  /** The studio's window. */
  page: Page;
  content: string;
  values: NewValue[];
  site: () => Frame;
  /** Loads a page of the site in the frame; done when the window knows it. */
  open: (address: string) => Promise<void>;
  /** All content files. */
  listFiles: () => string[];
  /** What was entered and not saved is forgotten. */
  dropDraft: (place: { file: string; path: (string | number)[] }) => Promise<void>;
  /** Milliseconds until a page is taken for finished. */
  patience: number;
};

declare global {
  interface Window {
    /** The pages that the frame had, and when each could be pressed. */
    shownPages: { address: string; timeMs: number }[];
    /** The parts of the site's page that are no longer as they were prerendered. */
    hydratedParts: Set<string>;
  }
}

/** What the sample leaves out, so that its form is there. */
const groups = `
webring:
  name: The Sweet Ring
  previous: https://ring.example/previous
  random: https://ring.example/random
  next: https://ring.example/next
publish:
  host: sftp
  name: bonbon
  project: bonbon
  account: 0123456789abcdef0123456789abcdef
  repository: git@github.com:bonbon/bonbon.github.io.git
  server: bonbon@example.com
  folder: /var/www/bonbon
`;

const addresses = ['/', '/aboutme', '/guestbook', '/connect'];

/** One studio of the sample in one window, for all tests of a worker: each leaves the site as it was. */
export const test = base.extend<object, { fields: OpenFields }>({
  fields: [
    async ({ browser }, use) => {
      let values: NewValue[] = [];
      const studio = await startStudioOf(sampleContent, async (content) => {
        await appendFile(join(content, 'site.yaml'), groups);
        const files = readFiles(content);
        values = chooseNewValues({ content, files, values: listValues(files, listFields()), addresses });
      });
      const page = await browser.newPage({
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
        viewport: { width: 1440, height: 900 },
      });
      // By day, on a day like any other: the figure and the scenery follow the clock.
      await page.clock.setFixedTime(new Date('2026-05-12T14:00:00Z'));
      await page.addInitScript(() => {
        window.shownPages = [];
        window.hydratedParts = new Set();
        addEventListener('hydrated', (event) => window.hydratedParts.add((event as CustomEvent<string>).detail));
        addEventListener('message', ({ data }) => {
          if (data?.type !== 'ready') return;
          window.shownPages.push({ address: data.address, timeMs: performance.timeOrigin + performance.now() });
        });
      });
      await studio.open(page);
      // The configuration's are for pages of single tests. A navigation that meets a reload may never end, and is begun again.
      page.setDefaultTimeout(30_000);
      const site = () => {
        const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame());
        if (!frame) throw new Error('the window has no page in it');
        return frame;
      };
      const { origin } = new URL(site().url());
      await use({
        page,
        content: studio.content,
        values,
        site,
        async open(address) {
          const shown = address === '/404' ? '/no-such-page' : address;
          // What was just saved may load the page again meanwhile.
          await expect(async () => {
            await site().goto(origin + shown, { waitUntil: 'commit' });
            const startMs = await site().evaluate(() => performance.timeOrigin);
            const isShown = ([at, fromMs]: [string, number]) =>
              window.shownPages.some((one) => one.address === at && one.timeMs > fromMs);
            await page.waitForFunction(isShown, [shown, startMs] as [string, number]);
            await site().waitForFunction(() =>
              ['frame', 'page', 'extras'].every((part) => window.hydratedParts.has(part)),
            );
            // What comes when it is in view.
            await site().evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
          }).toPass();
        },
        listFiles: () => globSync('**/*.yaml', { cwd: studio.content }),
        async dropDraft({ file, path }) {
          const body = JSON.stringify({ file, path, keep: 'drop' });
          await page.evaluate(async (body) => {
            const headers = { 'content-type': 'application/json' };
            await fetch('/api/drafts/settle', { method: 'POST', headers, body });
          }, body);
          await page.reload();
          await page.getByRole('heading', { level: 1 }).waitFor();
        },
        patience: 15_000,
      });
      await studio.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
