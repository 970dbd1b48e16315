import type { Page } from '@playwright/test';
import { delayScripts, findGuestbook, sign } from './guestbook-fixture.ts';
import { expect, test } from './own-server-fixture.ts';

/** The buttons of windows come last of all. */
const lastWindowButton = (page: Page) => page.getByRole('button', { name: 'Put away Sign In', exact: true });

test('a signed entry is shown, and still there after a reload', async ({ page }) => {
  await page.goto('/guestbook');
  await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  await sign(page, { name: 'Pond', website: 'pond.example', message: 'Nice hills!\nBye' });
  await expect(findGuestbook(page).thanks).toHaveText('Thanks for signing!');

  await page.reload();
  const { entries, name } = findGuestbook(page);
  await expect(entries).toHaveCount(1);
  await expect(entries.getByRole('heading')).toHaveText('Pond');
  await expect(entries.getByRole('link', { name: 'Website' })).toHaveAttribute('href', 'https://pond.example/');
  await expect(entries.getByRole('link', { name: 'Website' })).toHaveAttribute('target', '_blank');
  await expect(entries.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/);
  expect(await entries.locator('p').first().innerText()).toBe('Nice hills!\nBye');
  await expect(name).toHaveValue('');
});

test('the guestbook can be signed by keyboard alone', async ({ page }) => {
  await page.goto('/guestbook');
  await expect(lastWindowButton(page)).toBeVisible();
  const { name, website, message, submit, entries } = findGuestbook(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The focus moves soon after the keydown.
  await expect(page.locator('main')).toBeFocused();
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Tab');
  await expect(lastWindowButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await page.keyboard.type('Moth');
  await page.keyboard.press('Tab');
  await expect(website).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(message).toBeFocused();
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Heart' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Gingham' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Only Bonbon can read it' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries.getByRole('heading')).toHaveText('Moth');
  // Another one is below the author's buttons, which come late.
  expect(await entries.locator('p').first().innerText()).toBe('One\nTwo');
  await expect(submit).toBeFocused();
});

test('typed text survives a reload and a visit to another page', async ({ page }) => {
  await page.goto('/guestbook');
  await expect(lastWindowButton(page)).toBeVisible();
  const { name, message } = findGuestbook(page);
  await name.fill('Moth');
  await message.fill('A long\nstory');
  await page.reload();
  await expect(lastWindowButton(page)).toBeVisible();
  await expect(message).toHaveValue('A long\nstory');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Guestbook', exact: true }).click();
  await expect(name).toHaveValue('Moth');
  await expect(message).toHaveValue('A long\nstory');
});

test('text typed before hydration stays in its fields', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/guestbook', { waitUntil: 'commit' });
  const { name, message, submit, entries } = findGuestbook(page);
  await name.fill('Early');
  await message.fill('Bird');
  release();
  await expect(page.getByText('4 of 1000')).toBeVisible();
  await expect(name).toHaveValue('Early');
  // Stored like a later draft, because the form disappears if the guestbook turns out to be closed.
  expect(await page.evaluate(() => sessionStorage.getItem('guestbookDraft'))).toContain('Bird');
  await submit.click();
  await expect(entries.getByRole('heading')).toHaveText('Early');
});
