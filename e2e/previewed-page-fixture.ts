import type { FrameLocator, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import type { PreviewCommand, PreviewMessage } from '#studio/protocol/preview.ts';
import { testSite } from '../scripts/test-site.ts';
import { type PreviewedSite, previewSite } from './studio-preview-fixture.ts';

declare global {
  interface Window {
    messages: PreviewMessage[];
    say: (command: PreviewCommand) => void;
  }
}

type Preview = {
  page: Page;
  site: FrameLocator;
  say: (command: PreviewCommand) => Promise<void>;
  /** The messages of one kind since the last `forget`. */
  heard: <Type extends PreviewMessage['type']>(type: Type) => Promise<Extract<PreviewMessage, { type: Type }>[]>;
  forget: () => Promise<void>;
};

/** A page of the preview in a window that only a test steers. */
export const test = base.extend<{ preview: Preview }, { previewed: PreviewedSite }>({
  previewed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const site = await previewSite(testSite.content);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  preview: async ({ page, previewed }, use) => {
    await page.goto(previewed.window);
    const heard: Preview['heard'] = (type) =>
      page.evaluate((type) => window.messages.filter((message) => message.type === type), type) as never;
    await expect.poll(() => heard('ready')).not.toHaveLength(0);
    const site = page.frameLocator('iframe');
    // Hydrated: the player comes after the load event.
    await expect(site.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    const preview: Preview = {
      page,
      site,
      heard,
      say: (command) => page.evaluate((command) => window.say(command), command),
      forget: () => page.evaluate(() => void window.messages.splice(0)),
    };
    await preview.say({ type: 'values', values: previewed.values, pages: previewed.pages });
    await preview.say({ type: 'mode', mode: 'choose' });
    await use(preview);
  },
});
