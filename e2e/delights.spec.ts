import { findViolations } from './axe-fixture.ts';
import { expect, test } from './page-fixture.ts';

// On this day the sock is on the Projects page; model/surprise.test.ts covers how it moves.
const day = '2026-11-22';

test('at night the mascot sleeps on every page, and wakes up when it is poked', async ({ page }) => {
  await page.clock.setFixedTime(`${day}T03:00:00`);
  await page.goto('/');
  const scene = page.locator('header');
  await expect(scene).toContainText('zzz');
  await page.getByRole('button', { name: 'Poke Bonbon' }).click();
  await expect(scene).not.toContainText('zzz');
  await page.getByRole('link', { name: 'Guestbook', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guestbook' })).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(scene).toContainText('zzz');
});

test('the sock can be found with the keyboard, and its web button copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(`${day}T12:00:00`);
  await page.goto('/projects');
  const sock = page.getByRole('button', { name: 'A striped sock, left foot' });
  await sock.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'You found the sock!' });
  await expect(dialog.getByRole('img', { name: 'I found the sock' })).toBeVisible();
  // The message goes away after two seconds.
  await Promise.all([
    expect(dialog.getByRole('status')).toHaveText('Copied!'),
    dialog.getByRole('button', { name: 'Copy HTML of I found the sock' }).click(),
  ]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '<a href="https://bonbon.example/"><img src="https://bonbon.example/sock.png" width="88" height="31" alt="I found the sock"></a>',
  );
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, { rules: ['color-contrast'] }), 'by night').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sock).toBeFocused();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(sock).toHaveCount(0);
});

test('sparkles and page-turn sounds are off until they are turned on, and then stay on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const rustles: number[] = [];
    Object.assign(window, { rustles });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when) {
      rustles.push(1);
      start.call(this, when);
    };
  });
  const countRustles = () => page.evaluate(() => (window as unknown as { rustles: number[] }).rustles.length);
  const stars = page.locator('[data-sparkles] > *');
  await page.goto('/buttons');
  // Only scripts draw it: the link then turns the page within the document.
  await expect(page.getByRole('switch', { name: 'Page-turn sounds' })).not.toBeChecked();
  await page.getByRole('link', { name: 'Resume', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Resume' })).toBeVisible();
  await page.mouse.move(200, 200);
  await page.mouse.move(400, 400, { steps: 10 });
  expect([await countRustles(), await stars.count()]).toEqual([0, 0]);

  await page.getByRole('switch', { name: 'Page-turn sounds' }).click();
  await expect.poll(countRustles).toBe(1);
  await page.getByRole('switch', { name: 'Sparkles' }).click();
  await expect(page.locator('[data-sparkles]')).toBeAttached();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Sparkles' })).toBeChecked();
  await expect(page.locator('[data-sparkles]')).toBeAttached();
  // They last less than a second, and a busy machine may look too late.
  await expect
    .poll(async () => {
      await page.mouse.move(200, 200);
      await page.mouse.move(400, 400, { steps: 10 });
      return stars.count();
    })
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: 'About Me' }).click();
  await expect.poll(countRustles).toBe(1);
});
