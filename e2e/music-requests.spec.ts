import type { Page } from '@playwright/test';
import { expectMusicToGoOn, openWithSoundRefused, readCurrentTime, recordAudio } from './audio-fixture.ts';
import { expect, test } from './page-fixture.ts';

/** The songs that have been requested so far, even if the browser has aborted the request. */
function watchSongs(page: Page): () => Promise<string[]> {
  const songs: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.mp3')) songs.push(pathname);
  });
  return async () => {
    // Requests are reported in their order: when the answer to this one is here, so are all earlier ones.
    await page.evaluate(() => fetch('/robots.txt'));
    return songs.splice(0);
  };
}

const findPlayer = (page: Page) => page.getByRole('contentinfo', { name: 'Music player' });
const findButton = (page: Page, name: string) => findPlayer(page).getByRole('button', { name, exact: true });

async function expectTimes(page: Page, elapsed: string): Promise<void> {
  await expect(findPlayer(page).getByText(elapsed, { exact: true })).toBeVisible();
  await expect(findPlayer(page).getByText('1:04', { exact: true })).toBeVisible();
}

test('no song is requested before the first click: on a first visit, with a stored position, and after a pause', async ({
  page,
}) => {
  const readSongs = watchSongs(page);
  await recordAudio(page);
  await openWithSoundRefused(page, '/');
  await expectTimes(page, '0:00');
  expect(await readSongs()).toEqual([]);

  await page.addInitScript(() => {
    const stored = sessionStorage.getItem('musicPlace');
    if (stored) sessionStorage.setItem('musicPlace', JSON.stringify({ ...JSON.parse(stored), elapsedSeconds: 20 }));
  });
  await openWithSoundRefused(page, '/aboutme');
  await expectTimes(page, '0:20');
  expect(await readSongs()).toEqual([]);

  await page.getByRole('heading', { level: 1 }).click();
  await expectMusicToGoOn(page);
  expect(await readCurrentTime(page)).toBeGreaterThan(20);
  expect(new Set(await readSongs()).size).toBe(1);

  await findButton(page, 'Pause').click();
  await expect(findButton(page, 'Play')).toBeVisible();
  await page.goto('/projects', { waitUntil: 'networkidle' });
  await expectTimes(page, '0:20');
  expect(await readSongs()).toEqual([]);
  await findButton(page, 'Play').click();
  await expectMusicToGoOn(page);
  expect(new Set(await readSongs()).size).toBe(1);
});
