import type { Page } from '@playwright/test';
import { recordAudio } from '../audio-fixture.ts';
import { test as base } from '../page-fixture.ts';
import { type FakeYoutube, fakeYoutube, youtubeHosts } from './youtube.ts';

/** Adds `youtube`, which answers instead of YouTube, and allows pages to request it. */
export const test = base.extend<{ youtube: FakeYoutube }>({
  youtube: [
    async ({ context, allowProblem }, use) => {
      allowProblem(new RegExp(`^request to another host: ${youtubeHosts.source.slice(1)}`));
      // YouTube's script posts to its frame before the frame has loaded, and when it is blocked.
      allowProblem(
        /^console warning: Failed to execute 'postMessage' on 'DOMWindow': .*'https:\/\/www\.youtube-nocookie\.com'/,
      );
      await use(await fakeYoutube(context));
    },
    { auto: true },
  ],
});

export const rick = 'dQw4w9WgXcQ';
export const aha = 'djV11Xbc914';

export const findPlayer = (page: Page) => page.getByRole('contentinfo', { name: 'Music player' });
export const findButton = (page: Page, name: string) => findPlayer(page).getByRole('button', { name, exact: true });
export const findStatus = (page: Page) => findPlayer(page).getByRole('status');

/** Opens the site as after a reload, at second 20 of a YouTube track. */
export async function openAtVideo(page: Page, { hasPressed }: { hasPressed: boolean }): Promise<void> {
  await page.addInitScript((place) => window === top && sessionStorage.setItem('musicPlace', JSON.stringify(place)), {
    name: rick,
    elapsedSeconds: 20,
    hasPressed,
  });
  await recordAudio(page);
  await page.goto('/');
}
