import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { testSite } from '../scripts/test-site.ts';
import { expect, failedToLoad, test } from './fixtures.ts';

const { initialText } = parse(await readFile(join(testSite.content, 'facts.yaml'), 'utf8')) as { initialText: string };

/** A line so slow that a visitor sees the page before its script is there. Returns what lets the script come. */
async function openBeforeScript(page: Page, script = /\/assets\/index-[^/]+\.js$/, path = '/'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
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

/** The frame has its script, and the page in it has not. */
async function openBeforePage(page: Page, script: RegExp, path: string): Promise<() => void> {
  const letPageCome = await openBeforeScript(page, script, path);
  await expect(async () => {
    await page.getByRole('button', { name: 'Minimize player' }).click();
    await expect(page.getByRole('button', { name: 'Expand player' })).toBeVisible();
  }).toPass();
  return letPageCome;
}

for (const [part, script] of [
  ['script', /\/assets\/index-[^/]+\.js$/],
  ['page', /\/assets\/character-page-[^/]+\.js$/],
] as const) {
  test(`a picture that is pressed before its ${part} is there opens when that comes, and no other page does`, async ({
    page,
  }) => {
    const open = part === 'page' ? openBeforePage : openBeforeScript;
    const letScriptCome = await open(page, script, '/oc-gallery/thistle');
    const thumb = page.getByRole('region', { name: 'Gallery' }).getByRole('link').first();
    await thumb.click();
    letScriptCome();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/\/oc-gallery\/thistle$/);
  });
}

test('a picture leads to itself where the script cannot be had', async ({ page, allowProblem }) => {
  allowProblem(failedToLoad('net::ERR_FAILED', /\/assets\/index-[^/]+\.js/));
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/oc-gallery/thistle');
  const thumb = page.getByRole('region', { name: 'Gallery' }).getByRole('link').first();
  const picture = new URL((await thumb.getAttribute('href')) ?? '', page.url()).href;
  await thumb.click();
  await expect(page).toHaveURL(picture);
});

test('a page that has not heard the visitor yet keeps what was typed when they jump within it', async ({ page }) => {
  const letPageCome = await openBeforePage(page, /\/assets\/guestbook-page-[^/]+\.js$/, '/guestbook');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Moth');
  const element = await name.elementHandle();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/\/guestbook#main$/);
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  letPageCome();
  await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  expect(await name.evaluate((now, before) => now === before, element)).toBe(true);
  await expect(name).toHaveValue('Moth');
  await expect(name).toBeFocused();
});

test('what the frame heard while the page was still on its way is not done a second time', async ({ page }) => {
  const letPageCome = await openBeforePage(page, /\/assets\/home-page-[^/]+\.js$/, '/');
  const facts = page.getByRole('region', { name: 'Random Facts' });
  const pageReady = await page.evaluateHandle(() => ({
    // What was pressed too early is done a task later.
    event: new Promise((hear) => addEventListener('hydrated', () => setTimeout(hear), { once: true })),
  }));
  await page.getByRole('button', { name: 'Generate a fact!' }).click();
  const told = await facts.textContent();
  letPageCome();
  await pageReady.evaluate(({ event }) => event.then(() => true));
  await expect(facts).toHaveText(told ?? '');
});

test('a press for which React takes the frame over at once is done once', async ({ page }) => {
  await page.addInitScript(() => {
    let presses = 0;
    addEventListener('click', () => void presses++, true);
    const press = () => document.querySelector<HTMLElement>('[aria-label="Random Facts"] button')?.click();
    const frameReady = new Promise<number>((tell) => {
      addEventListener('hydrated', ({ detail: part }) => {
        if (part === 'events') queueMicrotask(press);
        // What was pressed too early is done a task later.
        if (part === 'frame') setTimeout(() => setTimeout(() => tell(presses)));
      });
    });
    Object.assign(window, { frameReady });
  });
  await page.goto('/');
  expect(await page.evaluate('frameReady')).toBe(1);
  await expect(page.getByRole('region', { name: 'Random Facts' })).not.toContainText(initialText);
});
