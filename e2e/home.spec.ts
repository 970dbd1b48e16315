import { expect, failedToLoad, test } from './page-fixture.ts';

test('a mascot or a menu picture that fails to load leaves its place empty', async ({ page, allowProblem }) => {
  allowProblem(failedToLoad('404 (Not Found)', /\/assets\/[^/]+\.svg/));
  // All SVGs, because the mascot depends on the hour.
  await page.route(/\.svg$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(page.locator('header img').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('navigation').locator('img')).toHaveCount(8);
  await expect(page.getByRole('navigation').locator('img').filter({ visible: true })).toHaveCount(0);
});

test('the side area links to Buttons below the site’s own 88x31 button', async ({ page }) => {
  await page.goto('/');
  const block = page.getByRole('complementary', { name: 'Web button' });
  const picture = block.getByRole('img', { name: 'Bonbon' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.width, image.height, image.naturalWidth]))
    .toEqual([88, 31, 88]);
  await expect(block.getByText('grab my button')).toBeVisible();
  await expect(block.getByText('V1.0, released 10/12/25')).toBeVisible();
  await block.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buttons' })).toBeVisible();
});
