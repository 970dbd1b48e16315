import { expect, test } from './fixtures.ts';

test('the counter is loading first, then shows 157 and this first visit, and nobody else is asked', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/')).text()).toContain('Loading...');
  await page.goto('/');
  const box = page.getByRole('region', { name: 'Visitor counter' });
  await expect(box.getByRole('heading')).toHaveText('Total Unique Visitors');
  await expect(box.getByRole('img')).toHaveAccessibleName('158');
  await expect(box.getByText('Stats collected from GoatCounter!')).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ visitorCount: '158', hasVisited: 'true' });

  await page.reload();
  await expect(box.getByRole('img')).toHaveAccessibleName('158');
});

test('a count kept in the browser is shown with locale separators', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('visitorCount', '1234567');
    localStorage.setItem('hasVisited', 'true');
  });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Visitor counter' }).getByRole('img')).toHaveAccessibleName(
    '1,234,567',
  );
});

test('a browser that refuses storage shows the counter all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Visitor counter' }).getByRole('img')).toHaveAccessibleName('158');
});
