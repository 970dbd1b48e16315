import { expect, failedToLoad, test } from './page-fixture.ts';

const popup = /\/assets\/interest-popup-[^/]+\.js/;

test('a tile whose popup cannot be loaded says so, and Try again opens it', async ({ page, allowProblem }) => {
  allowProblem(failedToLoad('net::ERR_FAILED', popup));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.route(popup, (route) => route.abort());
  await page.goto('/interests');
  const tile = page.getByRole('button', { name: 'Moths' });
  await expect(tile).toHaveAttribute('aria-haspopup', 'dialog');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => popup.test(path))).toEqual([]);
  await tile.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This tile cannot be opened right now.');
  await page.unroute(popup);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Moths' })).toBeVisible();
});
