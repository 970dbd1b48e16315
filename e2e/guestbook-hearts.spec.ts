import type { Page } from '@playwright/test';
import { findViolations } from './axe-fixture.ts';
import { findGuestbook, storeEntries } from './guestbook-fixture.ts';
import { expect, test } from './own-server-fixture.ts';

const findHeart = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Clicks the first heart of that name, which is shown at once, and waits until the server has it. */
async function clickHeart(page: Page, name: string) {
  const answer = page.waitForResponse(/\/rpc\/guestbook_(give|take)_heart$/);
  await findHeart(page, name).first().click();
  expect((await answer).status()).toBe(200);
}

test('a heart stays pressed after a reload, and everybody sees it counted', async ({ page, request, openVisitor }) => {
  await storeEntries(request, 2);
  await page.goto('/guestbook');
  const { entries } = findGuestbook(page);
  await expect(findHeart(page, '0 hearts')).toHaveCount(2);
  await clickHeart(page, '0 hearts');
  await expect(findHeart(page, '1 heart')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guestbookHearts'))).toContain('"given":["');
  await page.reload();
  await expect(findHeart(page, '1 heart')).toHaveAttribute('aria-pressed', 'true');
  await expect(findHeart(page, '0 hearts')).toHaveAttribute('aria-pressed', 'false');
  expect(await findViolations(page, { within: '#messages' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, { within: '#messages', rules: ['color-contrast'] })).toEqual([]);

  const other = await openVisitor();
  await other.goto('/guestbook');
  await expect(findHeart(other, '1 heart')).toHaveAttribute('aria-pressed', 'false');
  await clickHeart(other, '1 heart');
  await expect(findHeart(other, '2 hearts')).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await clickHeart(page, '2 hearts');
  await expect(findHeart(page, '1 heart')).toHaveAttribute('aria-pressed', 'false');
  await expect(entries).toHaveCount(2);
});

test('without JavaScript the hearts are counted, and there is no button', async ({ request, openVisitor }) => {
  await storeEntries(request, 2);
  const [{ id }] = await (await request.get('/rest/v1/guestbook_entries?select=id&order=time.desc')).json();
  await request.post('/rest/v1/rpc/guestbook_give_heart', { data: { entry_id: id, key: 'k'.repeat(24) } });
  const plain = await openVisitor({ javaScriptEnabled: false });
  await plain.goto('/guestbook');
  const { entries } = findGuestbook(plain);
  await expect(entries.first()).toContainText('1 heart');
  await expect(entries.last()).not.toContainText('heart');
  await expect(entries.getByRole('button')).toHaveCount(0);
});

test('a page of older messages has hearts, too', async ({ page, request, ownServer }) => {
  await storeEntries(request, 2);
  const [newest, oldest] = await (await request.get('/rest/v1/guestbook_entries?select=id&order=time.desc')).json();
  await page.goto(`/guestbook?before=${newest.id}`);
  await clickHeart(page, '0 hearts');
  await expect(findHeart(page, '1 heart')).toHaveAttribute('aria-pressed', 'true');
  expect(await ownServer.runTool('show', oldest.id)).toContain('Hearts   1');
});
