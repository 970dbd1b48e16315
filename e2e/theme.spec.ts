import { expect, test } from './page-fixture.ts';

/** The colour of the browser's bars on phones. */
const readBarColor = () =>
  Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    .filter(({ media }) => matchMedia(media).matches)
    .map(({ content }) => content);
const readScheme = () => getComputedStyle(document.documentElement).colorScheme;

test('the theme follows the system until it is switched, and the choice is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await page.evaluate(readScheme)).toBe('light dark');
  const themeSwitch = page.getByRole('button', { name: 'Switch between day and night' });
  await expect(themeSwitch).toHaveText('Day', { useInnerText: true });
  expect(await page.evaluate(readBarColor)).toEqual(['#6b2b5e']);
  await themeSwitch.click();
  expect(await page.evaluate(readScheme)).toBe('light');
  expect(await page.evaluate(readBarColor)).toEqual(['#ffd0e2']);
  await expect(themeSwitch).toHaveText('Night', { useInnerText: true });
  await page.goto('/aboutme');
  expect(await page.evaluate(readScheme)).toBe('light');
  expect(await page.evaluate(readBarColor)).toEqual(['#ffd0e2']);
});

test('a remembered theme is applied before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'night');
    // On every frame while the page loads, not only at the end.
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) seen.push(getComputedStyle(document.documentElement).colorScheme);
      if (document.readyState !== 'complete') requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set([...seen, await page.evaluate(readScheme)])).toEqual(new Set(['dark']));
});

test('Home has no inline script or style', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(html).not.toMatch(/<style|\sstyle="|\son\w+="/);
});

test('with reduced motion nothing is animated', async ({ page }) => {
  const countAnimations = () => page.evaluate(() => document.getAnimations().length);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect.poll(countAnimations).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await countAnimations()).toBe(0);
});
