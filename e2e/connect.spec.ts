import { expect, test } from './page-fixture.ts';

test('Connect leads to the four socials in new tabs, with icons from the site itself', async ({ page }) => {
  await page.goto('/connect');
  await expect(page.getByRole('heading', { level: 1, name: 'Connect with Me' })).toBeVisible();
  await expect(page.getByText('Peek at my other socials!')).toBeVisible();
  const socials = page.getByRole('region', { name: 'Socials' });
  await expect(socials.getByRole('link')).toHaveCount(4);
  for (const label of ['BlueSky', 'TikTok', 'GitHub', 'LinkedIn']) {
    const link = socials.getByRole('link', { name: new RegExp(label) });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener noreferrer me/);
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link.locator('svg path')).toHaveAttribute('d', /^M/i);
    await expect(link.locator('svg path')).toHaveAttribute('fill', /^#[0-9a-f]{6}$/);
  }
});
