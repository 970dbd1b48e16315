import type { Page } from '@playwright/test';
import { findViolations } from './axe-fixture.ts';
import { findGuestbook, storeEntries } from './guestbook-fixture.ts';
import { expect, test } from './own-server-fixture.ts';

const findHeart = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a heart stays pressed after a reload, and everybody sees it counted', async ({ page, request, openVisitor }) => {
  await storeEntries(request, 2);
  await page.goto('/guestbook');
  const { entries } = findGuestbook(page);
  await expect(findHeart(page, '0 hearts')).toHaveCount(2);
  await findHeart(page, '0 hearts').first().click();
  await expect(findHeart(page, '1 heart')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(findHeart(page, '1 heart')).toHaveAttribute('aria-pressed', 'true');
  await expect(findHeart(page, '0 hearts')).toHaveAttribute('aria-pressed', 'false');
  expect(await findViolations(page, { within: '#messages' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, { within: '#messages', rules: ['color-contrast'] })).toEqual([]);

  const other = await openVisitor();
  await other.goto('/guestbook');
  await expect(findHeart(other, '1 heart')).toHaveAttribute('aria-pressed', 'false');
  await findHeart(other, '1 heart').click();
  await expect(findHeart(other, '2 hearts')).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await findHeart(page, '2 hearts').click();
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
  await findHeart(page, '0 hearts').click();
  await expect(findHeart(page, '1 heart')).toHaveAttribute('aria-pressed', 'true');
  expect(await ownServer.runTool('show', oldest.id)).toContain('Hearts   1');
});
