import { chromiumLaunchOptions } from '../scripts/chromium-launch.ts';
import { expectMusicToGoOn, readCurrentTime, recordAudio } from './audio-fixture.ts';
import { expect, test } from './page-fixture.ts';

const options = chromiumLaunchOptions();
test.use({
  launchOptions: { ...options, args: [...options.args, '--autoplay-policy=no-user-gesture-required'] },
});

test('if the browser allows it, a random track starts by itself at a volume of 0.7', async ({ page }) => {
  await recordAudio(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect.poll(() => readCurrentTime(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.recordedAudio.elements.map(({ volume }) => volume))).toEqual([0.7]);
  // A song that starts earlier delays the page's load event.
  expect(await page.evaluate(() => window.recordedAudio.readyState)).toBe('complete');
});

test('the end of a song is followed by the next', async ({ page }) => {
  await recordAudio(page);
  await page.goto('/');
  const title = page.getByRole('contentinfo', { name: 'Music player' }).locator('p').first();
  await expect.poll(() => readCurrentTime(page)).toBeGreaterThan(0);
  const first = await title.innerText();
  await page.evaluate(() => {
    const [audio] = window.recordedAudio.elements;
    if (audio) audio.currentTime = audio.duration - 0.2;
  });
  await expect(title).not.toHaveText(first);
  await expect.poll(() => readCurrentTime(page)).toBeGreaterThan(0.1);
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test('a song that never arrives is skipped after 20 s without a byte', async ({ page }) => {
  let hanging = '';
  await page.route('**/*.mp3', (route) => {
    hanging ||= route.request().url();
    return route.request().url() === hanging ? undefined : route.fallback();
  });
  await recordAudio(page);
  await page.clock.install();
  await page.goto('/');
  const player = page.getByRole('contentinfo', { name: 'Music player' });
  await expect(player.getByText('Buffering…')).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(player.getByTitle(/^Skipped .+: no network$/)).toBeVisible();
  await expectMusicToGoOn(page);
});
