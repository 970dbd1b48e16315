import type { Page } from '@playwright/test';
import { recordAudio } from '../audio-fixture.ts';
import { test as base } from '../page-fixture.ts';
import { standInForYoutube, type YoutubeStandIn, youtubeHosts } from './youtube.ts';

/** Adds `youtube`, which answers in YouTube's place, and lets pages ask it. */
export const test = base.extend<{ youtube: YoutubeStandIn }>({
  youtube: [
    async ({ context, allowProblem }, use) => {
      allowProblem(new RegExp(`^request to another host: ${youtubeHosts.source.slice(1)}`));
      // YouTube's script calls into its frame before that has arrived, and when it is blocked.
      allowProblem(
        /^console warning: Failed to execute 'postMessage' on 'DOMWindow': .*'https:\/\/www\.youtube-nocookie\.com'/,
      );
      await use(await standInForYoutube(context));
    },
    { auto: true },
  ],
});

export const rick = 'dQw4w9WgXcQ';
export const aha = 'djV11Xbc914';

export const findPlayer = (page: Page) => page.getByRole('contentinfo', { name: 'Music player' });
export const findKey = (page: Page, name: string) => findPlayer(page).getByRole('button', { name, exact: true });
export const findStatus = (page: Page) => findPlayer(page).getByRole('status');

/** Opens the site as after a reload, with a YouTube track at its 20th second. */
export async function openAtVideo(page: Page, { hasUsedControls }: { hasUsedControls: boolean }): Promise<void> {
  await page.addInitScript((place) => window === top && sessionStorage.setItem('musicPlace', JSON.stringify(place)), {
    name: rick,
    elapsedSeconds: 20,
    hasUsedControls,
  });
  await recordAudio(page);
  await page.goto('/');
}
