import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { testSite } from '../scripts/test-site.ts';
import { expect, failedToLoad, test } from './page-fixture.ts';
import { waitForFirstPaint } from './paint-fixture.ts';

const { initialText } = parse(await readFile(join(testSite.content, 'facts.yaml'), 'utf8')) as { initialText: string };

/** Shows the page while `script` is still loading, as on a slow connection. Returns the function that lets it load. */
async function openBeforeScript(page: Page, script = /\/assets\/index-[^/]+\.js$/, path = '/'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await waitForFirstPaint(page);
  await expect(page.getByRole('contentinfo', { name: 'Music player' })).toBeVisible();
  return resolve;
}

test('before hydration the theme switch and the phone menu work, and the last click is replayed after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  const releaseScript = await openBeforeScript(page);
  const readScheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const resume = page.getByRole('navigation').getByRole('link', { name: 'Resume' });
  const friend = page.getByText('Gloop');

  await page.getByRole('button', { name: 'Switch between day and night' }).click();
  expect(await readScheme()).toBe('dark');
  await expect(resume).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(resume).toBeVisible();
  // A click outside closes the menu.
  await page.getByRole('button', { name: 'Next friends' }).click();
  await expect(resume).toBeHidden();
  releaseScript();
  await expect(friend).toBeVisible();
  expect(await readScheme()).toBe('dark');
});

test('a click on play before hydration starts the music after it', async ({ page }) => {
  // Otherwise the music could start by itself.
  await page.addInitScript(() => localStorage.setItem('music', '{"isPausedByVisitor":true}'));
  const releaseScript = await openBeforeScript(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  releaseScript();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

/** The frame is hydrated, and the page in it is not. */
async function openBeforePage(page: Page, script: RegExp, path: string): Promise<() => void> {
  const releasePage = await openBeforeScript(page, script, path);
  await expect(async () => {
    await page.getByRole('button', { name: 'Minimize player' }).click();
    await expect(page.getByRole('button', { name: 'Expand player' })).toBeVisible();
  }).toPass();
  return releasePage;
}

for (const [part, script] of [
  ['script', /\/assets\/index-[^/]+\.js$/],
  ['page', /\/assets\/character-page-[^/]+\.js$/],
] as const) {
  test(`a picture clicked before the ${part} is loaded opens in its dialog afterwards`, async ({ page }) => {
    const open = part === 'page' ? openBeforePage : openBeforeScript;
    const releaseScript = await open(page, script, '/oc-gallery/thistle');
    const thumb = page.getByRole('region', { name: 'Gallery' }).getByRole('link').first();
    await thumb.click();
    releaseScript();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/\/oc-gallery\/thistle$/);
  });
}

test('a picture’s link opens the image file if the script fails to load', async ({ page, allowProblem }) => {
  allowProblem(failedToLoad('net::ERR_FAILED', /\/assets\/index-[^/]+\.js/));
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/oc-gallery/thistle');
  const thumb = page.getByRole('region', { name: 'Gallery' }).getByRole('link').first();
  const picture = new URL((await thumb.getAttribute('href')) ?? '', page.url()).href;
  await thumb.click();
  await expect(page).toHaveURL(picture);
});

test('a page that is not hydrated yet keeps typed text during a jump within it', async ({ page }) => {
  const releasePage = await openBeforePage(page, /\/assets\/guestbook-page-[^/]+\.js$/, '/guestbook');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Moth');
  const element = await name.elementHandle();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/\/guestbook#main$/);
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  releasePage();
  await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  expect(await name.evaluate((now, before) => now === before, element)).toBe(true);
  await expect(name).toHaveValue('Moth');
  await expect(name).toBeFocused();
});

const signEarly = async (page: Page, message: string) => {
  await page.getByRole('textbox', { name: 'Name' }).fill('Moth');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
};

test('what is sent before the script is loaded reaches the guestbook once', async ({ page }) => {
  const releaseScript = await openBeforeScript(page, undefined, '/guestbook');
  await signEarly(page, 'Before the script!');
  releaseScript();
  await expect(page.getByText('Thanks for signing!')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Before the script!' })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'Before the script!' })).toHaveCount(1);
});

test('what is sent before the script turns out to be missing is sent without it', async ({ page, allowProblem }) => {
  allowProblem(failedToLoad('net::ERR_FAILED', /\/assets\/index-[^/]+\.js/));
  const { promise: isSent, resolve: reportSent } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await isSent;
    await route.abort();
  });
  await page.goto('/guestbook', { waitUntil: 'commit' });
  await waitForFirstPaint(page);
  await expect(page.getByRole('contentinfo', { name: 'Music player' })).toBeVisible();
  await signEarly(page, 'Without the script!');
  reportSent();
  await expect(page.getByText('Thanks for signing!')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Without the script!' })).toHaveCount(1);
});

test('a click that the frame handled before the page was hydrated is not replayed', async ({ page }) => {
  const releasePage = await openBeforePage(page, /\/assets\/home-page-[^/]+\.js$/, '/');
  const facts = page.getByRole('region', { name: 'Random Facts' });
  const pageReady = await page.evaluateHandle(() => ({
    // An early click is replayed one task later.
    event: new Promise<void>((resolve) => {
      addEventListener('hydrated', ({ detail: part }) => {
        if (part === 'page') setTimeout(resolve);
      });
    }),
  }));
  await page.getByRole('button', { name: 'Generate a fact!' }).click();
  await expect(facts).not.toContainText(initialText);
  const fact = await facts.textContent();
  releasePage();
  await pageReady.evaluate(({ event }) => event.then(() => true));
  await expect(facts).toHaveText(fact ?? '');
});

test('a click before the boxes at the side are hydrated is replayed once', async ({ page }) => {
  await page.addInitScript(() => {
    let clicks = 0;
    addEventListener('click', () => void clicks++, true);
    const click = () => document.querySelector<HTMLElement>('[aria-label="Random Facts"] button')?.click();
    const extrasReady = new Promise<number>((resolve) => {
      addEventListener('hydrated', ({ detail: part }) => {
        if (part === 'events') queueMicrotask(click);
        // An early click is replayed one task later.
        if (part === 'extras') setTimeout(() => setTimeout(() => resolve(clicks)));
      });
    });
    Object.assign(window, { extrasReady });
  });
  await page.goto('/');
  // The visitor's own, and the one that repeats it.
  expect(await page.evaluate('extrasReady')).toBe(2);
  await expect(page.getByRole('region', { name: 'Random Facts' })).not.toContainText(initialText);
});
