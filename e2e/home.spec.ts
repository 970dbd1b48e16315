import { expect, failedToLoad, test } from './page-fixture.ts';

test('the Updates panel scrolls at a max height of 16rem and lists the five dated entries', async ({ page }) => {
  await page.goto('/');
  const updates = page.getByRole('region', { name: 'Updates, scrollable' });
  expect(await updates.evaluate((box) => getComputedStyle(box).maxHeight)).toBe('256px');
  expect(await updates.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  const entries = {
    '10/27/25': ['plans for more pages', 'voices', '3D modelling projects', 'interactive pages'],
    '10/20/25': ['content added to facts, projects and OCs'],
    '10/15/25': ['mobile fixes'],
    '10/12/25': ['V1.0 finished'],
    '10/05/25': ['dev version in progress'],
  };
  const items = updates.getByRole('listitem');
  await expect(items).toHaveCount(5);
  for (const [index, [date, phrases]] of Object.entries(entries).entries()) {
    await expect(items.nth(index)).toContainText(date);
    for (const phrase of phrases) await expect(items.nth(index)).toContainText(phrase);
  }
});

test('the intro pictures are 120x120; one swaps on hover and focus, the peace sign lifts 8px on hover', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const swap = page.getByRole('button', { name: /closed box/ });
  const pictures = swap.locator('img');
  for (const picture of await pictures.all()) {
    expect(await picture.evaluate((image: HTMLImageElement) => [image.width, image.height])).toEqual([120, 120]);
  }
  await expect(pictures.first()).toHaveCSS('opacity', '1');
  await expect(pictures.last()).toHaveCSS('opacity', '0');
  await swap.hover();
  await expect(pictures.last()).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(pictures.last()).toHaveCSS('opacity', '0');

  const peaceSign = page.getByRole('img', { name: /peace sign/ });
  expect(await peaceSign.evaluate((image: HTMLImageElement) => [image.width, image.height])).toEqual([120, 120]);
  await peaceSign.hover();
  await expect(peaceSign).toHaveCSS('translate', '0px -8px');
});

test('a mascot or a menu picture that fails to load leaves its place empty', async ({ page, allowProblem }) => {
  allowProblem(failedToLoad('404 (Not Found)', /\/assets\/[^/]+\.svg/));
  // All SVGs, because the mascot depends on the hour.
  await page.route(/\.svg$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(page.locator('header img').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('navigation').locator('img')).toHaveCount(8);
  await expect(page.getByRole('navigation').locator('img').filter({ visible: true })).toHaveCount(0);
});

test('My Friends shows 4 to a page in two rows of two, counts the pages and wraps at both ends', async ({ page }) => {
  await page.goto('/');
  const widget = page.getByRole('region', { name: 'My Friends' });
  const friends = widget.getByRole('listitem');
  await expect(friends).toHaveCount(4);
  const corners = await friends.evaluateAll((all) =>
    all.map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().top]),
  );
  const [[left, top], [right, ,], [, bottom]] = corners as [number[], number[], number[]];
  expect(corners).toEqual([
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ]);
  await expect(widget.getByText('1/3')).toBeVisible();
  const first = await friends.first().innerText();
  await widget.getByRole('button', { name: 'Previous friends' }).click();
  await expect(widget.getByText('3/3')).toBeVisible();
  await expect(friends.getByText('Hootenanny')).toBeVisible();
  await widget.getByRole('button', { name: 'Next friends' }).click();
  await expect(widget.getByText('1/3')).toBeVisible();
  expect(await friends.first().innerText()).toBe(first);
});

test('picture and name of a friend are one link to their site in a new tab; a friend without a site has none', async ({
  page,
}) => {
  await page.goto('/');
  const widget = page.getByRole('region', { name: 'My Friends' });
  const link = widget.getByRole('link', { name: /Mochi/ });
  await expect(link).toHaveAttribute('href', 'https://mochi.example/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link.locator('img')).toHaveCount(1);
  await widget.getByRole('button', { name: 'Next friends' }).click();
  await expect(widget.getByText('Gloop')).toBeVisible();
  await expect(widget.getByRole('link', { name: /Gloop/ })).toHaveCount(0);
});

test('Currently shows what the owner is up to, with a date', async ({ page }) => {
  await page.goto('/');
  const widget = page.getByRole('region', { name: 'Currently' });
  for (const what of ['Playing', 'Watching', 'Listening to', 'Working on']) {
    await expect(widget.getByText(what, { exact: true })).toBeVisible();
  }
  await expect(widget.locator('time')).toHaveText('10/27/25');
});

test('the side area links to Buttons below the site’s own 88x31 button', async ({ page }) => {
  await page.goto('/');
  const block = page.getByRole('complementary', { name: 'Web button' });
  const picture = block.getByRole('img', { name: 'Bonbon' });
  expect(await picture.evaluate((image: HTMLImageElement) => [image.width, image.height, image.naturalWidth])).toEqual([
    88, 31, 88,
  ]);
  await expect(block.getByText('grab my button')).toBeVisible();
  await expect(block.getByText('V1.0, released 10/12/25')).toBeVisible();
  await block.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buttons' })).toBeVisible();
});
