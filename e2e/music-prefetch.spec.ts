import { expectMusicToGoOn, openWithSoundRefused, recordAudio } from './audio-fixture.ts';
import { expect, test } from './page-fixture.ts';

test('the next song is prefetched near the end and fetched only once, and the lock screen shows the current one', async ({
  page,
}) => {
  await recordAudio(page);
  // The random choice is then the first track; the one after it is also an own song.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await openWithSoundRefused(page, '/');
  const player = page.getByRole('contentinfo', { name: 'Music player' });
  const click = (name: string) => player.getByRole('button', { name, exact: true }).click();
  const readLockScreen = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession;
      return [metadata?.title, metadata?.artwork[0]?.src.replace(/-[\w-]{8}\./, '.'), playbackState];
    });
  const { origin } = new URL(page.url());

  expect(await readLockScreen()).toEqual([undefined, undefined, 'none']);
  await click('Play');
  await expectMusicToGoOn(page);
  await expect.poll(readLockScreen).toEqual(['Sunset Drive', `${origin}/assets/sunset-drive.png`, 'playing']);

  const prefetch = page.waitForResponse((response) => /\/rain-on-a-tin-roof[^/]*\.mp3$/.test(response.url()));
  await player.getByRole('slider', { name: 'Seek' }).fill('80');
  const next = await prefetch;
  expect(next.request().resourceType()).toBe('fetch');
  await next.finished();

  await click('Next track');
  await expect.poll(readLockScreen).toEqual(['Rain on a Tin Roof', `${origin}/assets/tin-roof.png`, 'playing']);
  await expectMusicToGoOn(page);
  const readTransfers = () =>
    page.evaluate((address) => {
      const entries = performance.getEntriesByName(address) as PerformanceResourceTiming[];
      return entries.map(({ initiatorType, transferSize }) => `${initiatorType}, ${transferSize > 0}`);
    }, next.url());
  // The audio element requests it, too, but gets it from the browser's cache.
  await expect.poll(async () => (await readTransfers()).length).toBeGreaterThan(1);
  const [first, ...others] = await readTransfers();
  expect(first).toBe('fetch, true');
  expect(new Set(others)).toEqual(new Set(['audio, false']));
});
