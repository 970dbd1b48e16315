import { expect, test } from './page-fixture.ts';
import { kinds } from './pages.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript every kind of page shows its heading, its text and the whole menu', async ({ page }) => {
  for (const { path, heading } of kinds) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200);
    await expect(page.getByRole('navigation', { name: 'Site' }).getByRole('link')).toHaveCount(8);
  }
});

test('without JavaScript the phone’s menu is a link to the end of the page, and all friends show', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const guestbook = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Guestbook' });
  await expect(guestbook).not.toBeInViewport();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(guestbook).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.getByText('Thimble')).toBeVisible();
});

test('without JavaScript the theme follows the system', async ({ page }) => {
  await page.goto('/');
  const readBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const day = await readBackground();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await readBackground()).not.toBe(day);
});
