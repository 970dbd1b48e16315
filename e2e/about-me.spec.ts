import { expect, test } from './page-fixture.ts';

test('About Me has its subtitle, a bio with a max width of 900px and an avatar that swaps on hover and focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.goto('/aboutme');
  await expect(page.getByRole('heading', { level: 1, name: 'About Me' })).toBeVisible();
  await expect(page.getByText('Who I am and some facts about me!')).toBeVisible();
  const section = page.getByRole('region', { name: 'Who Am I?' });
  const avatar = section.getByRole('button', { name: /another one below/ });
  const bio = avatar.locator('xpath=ancestor::div[1]');
  await expect(bio).toHaveCSS('max-width', '900px');
  await expect(avatar.locator('img').last()).toHaveCSS('opacity', '0');
  await avatar.hover();
  await expect(avatar.locator('img').last()).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(avatar.locator('img').last()).toHaveCSS('opacity', '0');
  // By keyboard, as :focus-visible requires.
  await page.getByRole('button', { name: 'Generate a fact!' }).focus();
  while (!(await avatar.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await expect(avatar).toBeFocused();
  await expect(avatar.locator('img').last()).toHaveCSS('opacity', '1');
});

test('Media Interests is a table of Games, Shows, Music, Animanga and the rest, some titles highlighted', async ({
  page,
}) => {
  await page.goto('/aboutme');
  const table = page.getByRole('region', { name: 'Media Interests' }).getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveText(['Games', 'Shows', 'Music', 'Animanga', 'Everything Else']);
  for (const row of await table.getByRole('row').all()) {
    expect(await row.getByRole('listitem').count()).toBeGreaterThan(1);
    expect(await row.getByText('Favourite:').count()).toBeGreaterThan(0);
  }
});
