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

test('Home’s doors stand between the edges of the windows below, on whole pixels, with even gaps', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 561, 820, 1000, 1280, 1500, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    const { lines, edges } = await page.evaluate(() => {
      const boxOf = (element: Element | null) => (element as Element).getBoundingClientRect();
      const rows = Object.groupBy(document.querySelectorAll('main > nav li'), (door) => boxOf(door).top);
      // A window's outline is painted outside its box.
      const { left, right } = boxOf(document.querySelector('main > [data-window]'));
      return {
        lines: Object.values(rows).map((row = []) => row.map((door) => [boxOf(door).left, boxOf(door).right] as const)),
        edges: [left - 3, right + 3] as const,
      };
    });
    for (const line of lines) {
      expect(line[0]?.[0], `at ${width} px`).toBe(edges[0]);
      // The columns have an even width in a window of an odd one, too.
      expect(edges[1] - (line.at(-1)?.[1] ?? 0), `at ${width} px`).toBe((edges[1] - edges[0]) % 2);
      const gaps = line.slice(1).map(([left], index) => left - (line[index]?.[1] ?? 0));
      expect(new Set(gaps).size, `at ${width} px`).toBe(1);
      for (const [left, right] of line) expect([left % 1, (right - left) % 2], `at ${width} px`).toEqual([0, 0]);
    }
  }
});
