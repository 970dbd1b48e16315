import { awaitWindows, saveData, watchFullLoads } from './chunk-fixture.ts';
import { expect, test } from './page-fixture.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('projects are listed, and their details can be read', async ({ page }) => {
    await page.goto('/projects');
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { name: 'What I learned' })).toBeVisible();
    await expect(page.getByRole('img', { name: /wide as a screenshot/ })).toBeVisible();
    await page.getByRole('link', { name: '← Back to Projects' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});

test('a project whose data is of another build is loaded in full, and once', async ({ page }) => {
  await saveData(page);
  await page.route('**/data.json', (route) => route.fulfill({ json: { entry: 'assets/index-older.js', data: {} } }));
  await page.goto('/projects');
  await awaitWindows(page);
  const loads = watchFullLoads(page);
  const asked = page.waitForRequest('**/data.json');
  await page.getByRole('link', { name: 'View Details' }).click();
  await asked;
  await expect(page.getByRole('heading', { name: 'What I learned' })).toBeVisible();
  expect(loads).toEqual(['/projects/proj-1']);
});
