import type { Page } from '@playwright/test';
import { findViolations } from './axe-fixture.ts';
import { awaitHydration } from './chunk-fixture.ts';
import { expect, failedToLoad, test } from './page-fixture.ts';

const sections = {
  Personal: { Home: '/', 'About Me': '/aboutme', 'Interest Board': '/interests', 'Connect With Me!': '/connect' },
  'Resume/Creations': { Resume: '/resume', Projects: '/projects' },
  'Fun!': { 'OC Gallery': '/oc-gallery', Guestbook: '/guestbook' },
};

test('the menu has three sections with their links, and leaves Buttons out', async ({ page }) => {
  await page.goto('/');
  for (const [section, links] of Object.entries(sections)) {
    const box = page.getByRole('navigation', { name: 'Site' }).getByRole('region', { name: section });
    for (const [label, path] of Object.entries(links)) {
      await expect(box.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
    }
    await expect(box.getByRole('link')).toHaveCount(Object.keys(links).length);
  }
  await expect(page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Buttons' })).toHaveCount(0);
});

test('a click opens the page in the same document, marks its link and moves the focus to its heading', async ({
  page,
}) => {
  await page.goto('/');
  // Before there is a script, a click loads another document.
  await expect(page.locator('main [data-action]').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const links of Object.values(sections)) {
    for (const [label, path] of Object.entries(links)) {
      const link = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: label, exact: true });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('[aria-current="page"]')).toHaveCount(1);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Guestbook' })).toBeFocused();
  await expect(page).toHaveTitle('Guestbook · Bonbon');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

/** Waits until the page has handled the event. */
const scrollDown = (page: Page, to: number) =>
  page.evaluate(
    (y) =>
      new Promise((done) => {
        document.addEventListener('scroll', () => requestAnimationFrame(done), { once: true });
        scrollTo(0, y);
      }),
    to,
  );

test('a new page starts at its top, and Back restores the scroll position, even without scrollend', async ({
  page,
}) => {
  // As in Safari before 26.2.
  await page.addInitScript(() => addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true));
  await page.goto('/aboutme');
  await expect(page.getByRole('heading', { name: 'Media Interests' })).toBeVisible();
  await awaitHydration(page);
  await scrollDown(page, 500);
  const link = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Connect With Me!' });
  await link.focus();
  await scrollDown(page, 501);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Socials' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Media Interests' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(501);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(501);
});

test('Back restores the scroll position of a page that was left in the frame in which it was scrolled', async ({
  page,
}) => {
  await page.goto('/aboutme');
  await awaitHydration(page);
  await page
    .getByRole('navigation', { name: 'Site' })
    .getByRole('link', { name: 'Connect With Me!' })
    .evaluate((link: HTMLElement) => {
      addEventListener('scroll', () => requestAnimationFrame(() => link.click()), { once: true });
      scrollTo(0, 502);
    });
  await expect(page.getByRole('heading', { name: 'Socials' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Media Interests' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(502);
});

test('a page that is loaded again stands where it stood before its scripts have come', async ({ page }) => {
  await page.goto('/');
  await awaitHydration(page);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'About Me' }).click();
  await expect(page.getByRole('heading', { name: 'Media Interests' })).toBeVisible();
  await scrollDown(page, 503);
  await page.route(/\/assets\/index-[^/]*\.js$/, () => {});
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(503);
});

test('Back after a jump within the page restores the previous scroll position', async ({ page }) => {
  await page.goto('/aboutme');
  await awaitHydration(page);
  await scrollDown(page, 700);
  await page.evaluate(() => {
    location.hash = '#main';
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(600);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('a page below a menu entry marks that entry, visually and for screen readers', async ({ page }) => {
  await page.goto('/projects/proj-1');
  const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link');
  await expect(links.filter({ hasText: 'Projects' })).toHaveAttribute('aria-current', 'page');
  const shades = await links.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(shades).size).toBe(2);
  expect(shades.filter((shade) => shade === shades[5])).toHaveLength(1);
});

test('on a phone the menu opens from the bar, and closes after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await awaitHydration(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  const link = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Resume' });
  await expect(link).toBeHidden();
  await menu.click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Resume');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(link).toBeHidden();
  await menu.click();
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeHidden();
});

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/aboutme');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('an unknown address shows a friendly page in the frame, with status 404', async ({ page, allowProblem }) => {
  allowProblem(failedToLoad('404 (Not Found)', /\/deep\/er/));
  const answer = await page.goto('/deep/er');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
  await expect(page.getByRole('navigation', { name: 'Site' }).getByRole('link')).toHaveCount(8);
  await expect(page.locator('[aria-current]')).toHaveCount(0);
  expect(await findViolations(page, { within: 'main' })).toEqual([]);
  await page.getByRole('link', { name: 'Take me home' }).click();
  await expect(page.getByRole('heading', { name: 'Quick Intro' })).toBeVisible();
});

test('a malformed hash does not break the page', async ({ page }) => {
  await page.goto('/aboutme');
  await awaitHydration(page);
  await page.evaluate(() => {
    location.hash = '#%';
  });
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Connect With Me!' }).click();
  await expect(page.getByRole('heading', { name: 'Socials' })).toBeVisible();
});

test('an address cut off within a percent-encoded character shows a page in the frame, with a way back', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/404 \(Not Found\)/);
  expect((await page.goto('/projects/%E0%A4'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Not Found');
  expect(await findViolations(page)).toEqual([]);
  await expect(page.getByRole('navigation', { name: 'Site', exact: true }).getByRole('link')).toHaveCount(8);
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page.getByRole('heading', { name: 'Featured Projects' })).toBeVisible();
});
