import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A line so slow that a visitor sees the page before its script is there. Returns what lets the script come. */
async function openBeforeScript(page: Page, script = /\/assets\/index-[^/]+\.js$/): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo', { name: 'Music player' })).toBeVisible();
  return resolve;
}

test('before the script is there, the theme switches and the menu of a phone opens; the last press waits for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  const letScriptCome = await openBeforeScript(page);
  const readScheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const resume = page.getByRole('navigation').getByRole('link', { name: 'Resume' });
  const friend = page.getByText('Gloop');

  await page.getByRole('button', { name: 'Switch between day and night' }).click();
  expect(await readScheme()).toBe('dark');
  await expect(resume).toBeHidden();
  await page.locator('summary').click();
  await expect(resume).toBeVisible();
  await page.getByRole('button', { name: 'Next friends' }).click();
  letScriptCome();
  await expect(friend).toBeVisible();
  await expect(resume).toBeVisible();
  expect(await readScheme()).toBe('dark');
});

test('who presses play before the script is there hears music when it comes', async ({ page }) => {
  // So that it would not begin by itself.
  await page.addInitScript(() => localStorage.setItem('music', '{"isPausedByVisitor":true}'));
  const letScriptCome = await openBeforeScript(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  letScriptCome();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test('what the frame heard while the page was still on its way is not done a second time', async ({ page }) => {
  const letPageCome = await openBeforeScript(page, /\/assets\/home-page-[^/]+\.js$/);
  const minimize = page.getByRole('button', { name: 'Minimize player' });
  const expand = page.getByRole('button', { name: 'Expand player' });
  const facts = page.getByRole('region', { name: 'Random Facts' });
  await expect(async () => {
    await minimize.click();
    await expect(expand).toBeVisible();
  }).toPass();
  const pageReady = await page.evaluateHandle(() => ({
    event: new Promise((hear) => addEventListener('partready', hear, { once: true })),
  }));
  await page.getByRole('button', { name: 'Generate a fact!' }).click();
  const told = await facts.textContent();
  letPageCome();
  await pageReady.evaluate(({ event }) => event.then(() => true));
  await expect(facts).toHaveText(told ?? '');
});
