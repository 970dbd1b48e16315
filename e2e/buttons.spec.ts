import { expect, failedToLoad, test } from './page-fixture.ts';

const ownSnippet =
  '<a href="https://bonbon.example/"><img src="https://bonbon.example/bonbon.png" width="88" height="31" alt="Bonbon"></a>';

test('Copy HTML puts the snippet on the clipboard and says Copied! for 2000 ms', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/buttons');
  const section = page.getByRole('region', { name: 'My Button' });
  await expect(section.locator('code')).toHaveText(ownSnippet);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await section.getByRole('button', { name: 'Copy HTML' }).click();
  const copied = section.getByRole('button', { name: 'Copied!' });
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ownSnippet);
  await page.clock.runFor(1990);
  await expect(copied).toBeVisible();
  await page.clock.runFor(10);
  await expect(section.getByRole('button', { name: 'Copy HTML' })).toBeVisible();
});

test('only one entry says Copied! at a time', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/buttons');
  await page.getByRole('button', { name: 'Copy HTML of Pixel Pond' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Copy HTML of Moth Lamp Radio' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('https://moth.example/');
});

test('if the browser refuses the clipboard, the snippet is shown to copy by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  await page.goto('/buttons');
  await page.getByRole('button', { name: 'Copy HTML of Pixel Pond' }).click();
  const byHand = page.getByRole('textbox', { name: /copy this by hand/ });
  await expect(byHand).toHaveValue(/https:\/\/pond\.example\//);
  expect(
    await byHand.evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart),
  ).toBeGreaterThan(80);
  await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(0);
});

test('a picture that fails to load is replaced by a box that reads 88x31 Button', async ({ page, allowProblem }) => {
  allowProblem(failedToLoad('net::ERR_FAILED', /\/assets\/pond-[^/]*\.png/));
  await page.route(/pond-[^/]*\.png/, (route) => route.abort());
  await page.goto('/buttons');
  const section = page.getByRole('region', { name: 'Friends & Cool Sites' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('88x31 Button')).toBeVisible();
});

test('friends’ buttons open their sites in a new tab, in 1, 2 and 3 columns', async ({ page }) => {
  await page.goto('/buttons');
  const section = page.getByRole('region', { name: 'Friends & Cool Sites' });
  const link = section.getByRole('link', { name: /Pixel Pond/ });
  await expect(link).toHaveAttribute('href', 'https://pond.example/');
  await expect(link).toHaveAttribute('target', '_blank');
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = await section.getByRole('list').evaluate((list) => getComputedStyle(list).gridTemplateColumns);
    expect(tracks.split(' ')).toHaveLength(columns);
  }
});

test('About Web Buttons explains 88x31 pixels and Copy HTML, and links to /connect to exchange buttons', async ({
  page,
}) => {
  await page.goto('/buttons');
  const section = page.getByRole('region', { name: 'About Web Buttons' });
  await expect(section.getByText('88x31 pixels')).toBeVisible();
  await expect(section.getByText('Copy HTML')).toBeVisible();
  await expect(section).toContainText('exchange buttons');
  await expect(section.getByRole('link').first()).toHaveAttribute('href', '/connect');
});
