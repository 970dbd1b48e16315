import { expect } from '@playwright/test';
import { findViolations } from './axe-fixture.ts';
import { test } from './studio-fixture.ts';

test('a message that a visitor writes in the preview is hidden and brought back in the tab', async ({
  page,
  studio,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  const site = await studio.open(page);
  await expect(site.locator('html')).toHaveAttribute('data-theme', 'night');
  // Neither a message to a window that is not there yet, nor HTML that React throws away.
  expect(complaints.filter((text) => /postMessage|hydrat/i.test(text))).toEqual([]);

  const side = page.getByRole('complementary');
  const openTab = async (name: string) => {
    await page.getByRole('button', { name: 'Home', exact: true }).first().click();
    await page.getByRole('button', { name, exact: true }).last().click();
    await expect(side.getByRole('heading', { name, level: 1 })).toBeVisible();
  };
  await openTab('Guestbook');
  await expect(side.getByRole('heading', { name: 'No message has come yet' })).toBeVisible();

  const { origin } = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  const id = String(Date.now());
  await page.frames()[1]?.evaluate(
    async ([address, entry]) => {
      const row = { id: entry, name: 'Moth', website: '', message: 'Lovely hills!', time: Number(entry) };
      await fetch(`${address}/rest/v1/guestbook_entries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(row),
      });
    },
    [origin, id] as const,
  );
  await openTab('Visits');
  await expect(side.getByText('Today', { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await openTab('Guestbook');
  await side.getByRole('button', { name: 'Book', exact: true }).click();
  const card = side.getByRole('article').filter({ hasText: 'Lovely hills!' });
  await card.getByRole('button', { name: 'Block: message by Moth' }).click();
  await expect(side.getByRole('heading', { name: 'Hide it, and block…' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Block: message by Moth' }).click();
  await card.getByRole('button', { name: 'Hide: message by Moth' }).click();
  await expect(card.getByText('Hidden: nobody sees it')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await side.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText('Hidden: nobody sees it')).toBeHidden();
  await expect(side.getByText('Taken back: “Lovely hills!” by Moth')).toBeVisible();
  await side.getByRole('button', { name: 'On the web' }).click();
  await expect(side.getByRole('textbox', { name: 'The link' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
