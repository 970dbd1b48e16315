import type { Page } from '@playwright/test';
import { expect, test } from './page-fixture.ts';

declare global {
  interface Window {
    wipes: ViewTransition[];
    /** How many milliseconds the latest wipe takes: of each part of it. */
    wipeTimes: number[];
    /** The text of the page and of its title as they began to move, and for how many milliseconds. */
    moved: [string, number][];
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.wipes = [];
    window.wipeTimes = [];
    const isWipe = ({ effect }: Animation) =>
      (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition') ?? false;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      window.wipes.push(transition);
      const readTimes = () => {
        const wiping = document.getAnimations().filter(isWipe);
        window.wipeTimes = wiping.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      };
      transition.ready.then(readTimes, () => {});
      return transition;
    };
  });
});

const countWipes = (page: Page) => page.evaluate(() => window.wipes.length);
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A page that was there once is there at once the next time. */
async function openBoth(page: Page) {
  await page.goto('/');
  await expect(page.locator('main [data-window-buttons]').first()).toBeVisible();
  await link(page, 'About Me').click();
  await expect(heading(page, 'About Me')).toBeFocused();
  await link(page, 'Home').click();
  await expect(page).toHaveTitle('Bonbon');
  await page.evaluate(() => Promise.all(window.wipes.map(({ finished }) => finished)));
}

test('a page that is there wipes over the other for 180 ms, and has focus, title and place as before', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openBoth(page);
  await page.evaluate(() => {
    window.wipeTimes = [];
    scrollTo(0, 200);
  });
  const before = await countWipes(page);
  await link(page, 'About Me').click();
  await expect(heading(page, 'About Me')).toBeFocused();
  expect(await countWipes(page)).toBe(before + 1);
  await expect.poll(() => page.evaluate(() => [...new Set(window.wipeTimes)])).toEqual([180]);
  await expect(page).toHaveTitle('About Me · Bonbon');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Bonbon');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
});

test('a second click does not wait for the first page to be turned', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openBoth(page);
  await page.evaluate(() => {
    const click = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('nav a')].find(({ textContent }) => textContent === name)?.click();
    click('About Me');
    click('Home');
    click('About Me');
  });
  await expect(heading(page, 'About Me')).toBeFocused();
  await expect(page).toHaveTitle('About Me · Bonbon');
  await expect(page.locator('html[data-wipes]')).toHaveCount(0);
});

test('with reduced motion pages change at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBoth(page);
  expect(await countWipes(page)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the new page is there in the frame after the tap, and comes into sight within 180 ms', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const animate = Element.prototype.animate;
      window.moved = [];
      Element.prototype.animate = function (...call) {
        const animation = animate.apply(this, call);
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        if (this.id === 'main' || this.localName === 'h1')
          window.moved.push([this.textContent ?? '', Number(duration)]);
        return animation;
      };
    });
    await page.goto('/');
    await expect(page.locator('main [data-window-buttons]').first()).toBeVisible();
    const goTo = async (name: string) => {
      await page.locator('[popovertarget="navigation"]').tap();
      await link(page, name).tap();
    };
    await goTo('About Me');
    await expect(heading(page, 'About Me')).toBeFocused();
    await goTo('Home');
    await expect(page).toHaveTitle('Bonbon');
    await page.evaluate(() => window.moved.splice(0));
    await goTo('About Me');
    await expect(heading(page, 'About Me')).toBeFocused();
    const moved = await page.evaluate(() => window.moved);
    expect(moved).toEqual([
      [await page.locator('main').textContent(), 180],
      ['About Me', 180],
    ]);
    expect(await countWipes(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
