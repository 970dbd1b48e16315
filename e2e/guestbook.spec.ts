import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const findFields = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Name' }),
  website: page.getByRole('textbox', { name: 'Website' }),
  message: page.getByRole('textbox', { name: 'Message' }),
  submit: page.getByRole('button', { name: 'Submit' }),
  notes: page.getByRole('article'),
  // The frame has statuses of its own.
  thanks: page.getByRole('status').filter({ hasText: 'Thanks for signing!' }),
});

async function sign(page: Page, { name = 'Moth', website = '', message = 'Hello!' } = {}) {
  const fields = findFields(page);
  await fields.name.fill(name);
  await fields.website.fill(website);
  await fields.message.fill(message);
  await fields.submit.click();
}

function storeEntries(page: Page, count: number, message = 'Hello from across the sea!') {
  const entries = Array.from({ length: count }, (_, index) => {
    const time = Date.UTC(2025, 9, 27) - index * 86_400_000;
    return { id: String(time), name: 'Moth', website: 'https://moth.example/', message, time };
  });
  return page.addInitScript((stored) => localStorage.setItem('guestbookEntries', stored), JSON.stringify(entries));
}

/** Keeps the page as it was prerendered until the returned function is called. */
async function holdScripts(page: Page) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The theme is set before anything is painted; nothing comes without it.
  await page.route(/\/assets\/(?!theme-).*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

async function findViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('a signed entry is there, and still there after a reload', async ({ page }) => {
  await page.goto('/guestbook');
  await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  await sign(page, { name: 'Pond', website: 'pond.example', message: 'Nice hills!\nBye' });
  await expect(findFields(page).thanks).toHaveText('Thanks for signing!');

  await page.reload();
  const { notes, name } = findFields(page);
  await expect(notes).toHaveCount(1);
  await expect(notes.getByRole('heading')).toHaveText('Pond');
  await expect(notes.getByRole('link', { name: 'Website' })).toHaveAttribute('href', 'https://pond.example/');
  await expect(notes.getByRole('link', { name: 'Website' })).toHaveAttribute('target', '_blank');
  await expect(notes.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/);
  expect(await notes.locator('p').innerText()).toBe('Nice hills!\nBye');
  await expect(name).toHaveValue('');
});

test('a message of 1000 characters is taken, and the field lets no more in', async ({ page }) => {
  await page.goto('/guestbook');
  const { message, notes } = findFields(page);
  await message.focus();
  await page.keyboard.insertText('a'.repeat(1001));
  await expect(message).toHaveValue('a'.repeat(1000));
  await expect(page.getByText('1000 of 1000')).toBeVisible();
  await sign(page, { message: 'a'.repeat(1000) });
  await expect(notes.locator('p')).toHaveText('a'.repeat(1000));
});

test('a message of 1001 characters is refused, and nothing of it is lost', async ({ page }) => {
  await page.goto('/guestbook');
  const { message, notes } = findFields(page);
  await message.evaluate((field) => field.removeAttribute('maxlength'));
  await sign(page, { message: 'a'.repeat(1001) });
  await expect(page.getByRole('alert')).toHaveText('Message is too long (1000 chars max).');
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('a'.repeat(1001));
  await expect(notes).toHaveCount(0);
});

test('an empty form says what it needs', async ({ page }) => {
  await page.goto('/guestbook');
  await findFields(page).submit.click();
  await expect(page.getByRole('alert')).toHaveText('Please add your name and a message.');
  await expect(findFields(page).name).toBeFocused();
});

test('a hostile entry is nothing but text', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=\'gotcha\'"><script>document.title="gotcha"</script>';
  await page.goto('/guestbook');
  await sign(page, { name: hostile.slice(0, 80), website: 'javascript:document.title="gotcha"', message: hostile });
  const { notes } = findFields(page);
  await expect(notes.locator('p')).toHaveText(hostile);
  await expect(notes.locator('a, img, script')).toHaveCount(0);
  await page.reload();
  await expect(notes.locator('p')).toHaveText(hostile);
  await expect(page).toHaveTitle(/^Guestbook/);
});

test('the guestbook can be signed by keyboard alone', async ({ page }) => {
  await page.goto('/guestbook');
  const { name, website, message, submit, notes } = findFields(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
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
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notes.getByRole('heading')).toHaveText('Moth');
  expect(await notes.locator('p').innerText()).toBe('One\nTwo');
  await expect(submit).toBeFocused();
});

test('what is typed survives a reload and a walk through the site', async ({ page }) => {
  await page.goto('/guestbook');
  const { name, message } = findFields(page);
  await name.fill('Moth');
  await message.fill('A long\nstory');
  await page.reload();
  await expect(message).toHaveValue('A long\nstory');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Guestbook' }).click();
  await expect(name).toHaveValue('Moth');
  await expect(message).toHaveValue('A long\nstory');
});

test('what is typed and sent before the script has come stays in its fields', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/guestbook', { waitUntil: 'commit' });
  await sign(page, { name: 'Early', message: 'Bird' });
  const { name, message, submit, notes } = findFields(page);
  await expect(message).toHaveValue('Bird');
  release();
  await expect(page.getByText('4 of 1000')).toBeVisible();
  await expect(name).toHaveValue('Early');
  expect(page.url()).toMatch(/\/guestbook$/);
  await submit.click();
  await expect(notes.getByRole('heading')).toHaveText('Early');
});

test('what one tab signs shows in the other, and neither loses an entry', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/guestbook');
  await other.goto('/guestbook');
  await expect(other.getByText('Be the first to sign the guestbook!')).toBeVisible();
  await sign(page, { name: 'First tab' });
  await expect(findFields(other).notes).toHaveCount(1);
  await sign(other, { name: 'Second tab' });
  await expect(findFields(page).notes.getByRole('heading')).toHaveText(['Second tab', 'First tab']);
});

test('a browser that refuses storage shows the entry and says that it is not kept', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/guestbook');
  await sign(page);
  await expect(findFields(page).thanks).toContainText('would not keep your message');
  await expect(findFields(page).notes).toHaveCount(1);
});

for (const [width, height] of [
  [390, 700],
  [1280, 720],
] as const) {
  test(`thanks are in sight and not behind the player at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/guestbook');
    await sign(page);
    await expect(findFields(page).thanks).toBeInViewport({ ratio: 1 });
    const isOnTop = await findFields(page).thanks.evaluate((notice) => {
      const { left, bottom } = notice.getBoundingClientRect();
      return notice.contains(document.elementFromPoint(left + 4, bottom - 4));
    });
    expect(isOnTop).toBe(true);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on mistakes, thanks and messages in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await storeEntries(page, 4);
    await page.goto('/guestbook');
    await expect(findFields(page).notes).toHaveCount(4);
    await findFields(page).submit.click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await sign(page);
    await expect(findFields(page).thanks).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}

// High enough to have the top of the messages in sight.
for (const [width, height] of [
  [390, 1250],
  [820, 1400],
  [1280, 1200],
  [1680, 1200],
] as const) {
  test(`entries come in without moving anything in sight at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await storeEntries(page, 12);
    const release = await holdScripts(page);
    await page.goto('/guestbook', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: 'layout-shift' });
    });
    release();
    await expect(findFields(page).notes).toHaveCount(12);
    // What moved is reported with the frame after the one that moved it.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    );
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}

test('the longest words and mistakes make no page scroll sideways', async ({ page }) => {
  await storeEntries(page, 3, 'm'.repeat(1000));
  await page.goto('/guestbook');
  await expect(findFields(page).notes).toHaveCount(3);
  await findFields(page).submit.click();
  for (const width of [320, 390, 760, 820, 980, 1280, 1500, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('the way to the Buttons page stands below the messages', async ({ page }) => {
  await page.goto('/guestbook');
  await page.getByRole('region', { name: 'Messages' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/buttons$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the guestbook says that signing needs it, and where to write instead', async ({ page }) => {
    await page.goto('/guestbook');
    await expect(findFields(page).submit).toBeHidden();
    await expect(page.getByText(/JavaScript/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('One moment…')).toBeHidden();
  });
});
