import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const findFields = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Name' }),
  website: page.getByRole('textbox', { name: 'Website' }),
  message: page.getByRole('textbox', { name: 'Message' }),
  submit: page.getByRole('button', { name: 'Submit' }),
  notes: page.getByRole('article'),
  // The frame has statuses of its own.
  thanks: page.getByRole('status').filter({ hasText: 'Thanks for signing!' }),
});

export async function sign(page: Page, { name = 'Moth', website = '', message = 'Hello!' } = {}) {
  const fields = findFields(page);
  await fields.name.fill(name);
  await fields.website.fill(website);
  await fields.message.fill(message);
  await fields.submit.click();
}

export function storeEntries(page: Page, count: number, message = 'Hello from across the sea!') {
  const entries = Array.from({ length: count }, (_, index) => {
    const time = Date.UTC(2025, 9, 27) - index * 86_400_000;
    return { id: String(time), name: 'Moth', website: 'https://moth.example/', message, time };
  });
  return page.addInitScript((stored) => localStorage.setItem('guestbookEntries', stored), JSON.stringify(entries));
}

/** Keeps the page as it was prerendered until the returned function is called. */
export async function holdScripts(page: Page) {
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

export async function findViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
