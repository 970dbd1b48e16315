import { findGuestbook, storeEntries } from './guestbook-fixture.ts';
import { expect, test } from './own-server-fixture.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead from the newest message to the oldest and back, and a message has an address', async ({
    page,
    request,
  }) => {
    await storeEntries(request, 120);
    await page.goto('/guestbook');
    const { entries } = findGuestbook(page);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const [older, newer] = ['Older', 'Newer'].map((name) => pages.getByRole('link', { name }));
    await expect(entries).toHaveCount(50);
    await expect(newer as NonNullable<typeof newer>).toHaveCount(0);
    await expect(older as NonNullable<typeof older>).toHaveAttribute('rel', 'next');
    await older?.click();
    await expect(page).toHaveURL(/\?before=\d+#messages$/);
    await expect(entries.first()).toContainText('69 Hello');
    await expect(newer as NonNullable<typeof newer>).toHaveAttribute('rel', 'prev');
    await older?.click();
    await expect(entries).toHaveCount(20);
    await expect(entries.last()).toContainText('0 Hello');
    await expect(older as NonNullable<typeof older>).toHaveCount(0);

    await entries
      .nth(5)
      .getByRole('link', { name: /\d{4}$/ })
      .click();
    await expect(page).toHaveURL(/\?before=\d+#entry-\d+$/);
    await expect(entries.first()).toContainText('14 Hello');
    await expect(page.locator('article:target')).toContainText('14 Hello');

    await newer?.click();
    await expect(entries.last()).toContainText('15 Hello');
    await newer?.click();
    await expect(entries.last()).toContainText('65 Hello');
    await newer?.click();
    await expect(page).toHaveURL(/\/guestbook#messages$/);
    await expect(entries.first()).toContainText('119 Hello');
    await pages.getByRole('combobox', { name: 'Jump to' }).selectOption({ index: 0 });
    await pages.getByRole('button', { name: 'Go' }).click();
    await expect(page).toHaveURL(/\?before=\d+#messages$/);
    await expect(entries.first()).toContainText('Hello');
  });

  test('a form finds names and words, in pages, and says what became of it', async ({ page, request }) => {
    await storeEntries(request, 60);
    await page.goto('/guestbook');
    const { entries } = findGuestbook(page);
    const search = page.getByRole('search');
    const [field, find] = [search.getByRole('searchbox', { name: 'A name or a word' }), search.getByRole('button')];
    await field.fill('HELLO from');
    await find.click();
    await expect(page).toHaveURL(/\?find=HELLO\+from#messages$/);
    await expect(page.getByText('Messages with “HELLO from”:')).toBeVisible();
    await expect(field).toHaveValue('HELLO from');
    await expect(entries).toHaveCount(50);
    await page.getByRole('link', { name: 'Older' }).click();
    await expect(entries).toHaveCount(10);
    await expect(entries.last()).toContainText('0 Hello');
    await page.getByRole('link', { name: 'The newest of them' }).click();
    await expect(entries.first()).toContainText('59 Hello');
    await field.fill('moth 7');
    await find.click();
    await expect(entries).toHaveCount(1);
    await entries.getByRole('link', { name: /\d{4}$/ }).click();
    await expect(page.locator('article:target')).toContainText('7 Hello');
    await field.fill('100%');
    await find.click();
    await expect(page.getByText('No message in the book has “100%” in it.')).toBeVisible();
    await expect(entries).toHaveCount(0);
    await search.getByRole('link', { name: 'All messages' }).click();
    await expect(page).toHaveURL(/\/guestbook#messages$/);
    await expect(entries).toHaveCount(50);
  });
});

test('what is found comes without another document, stays after a reload, and Back leaves it', async ({
  page,
  request,
}) => {
  await storeEntries(request, 60);
  await page.goto('/guestbook');
  const { entries } = findGuestbook(page);
  const field = page.getByRole('search').getByRole('searchbox');
  await expect(entries).toHaveCount(60);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await field.fill('Moth 5');
  await field.press('Enter');
  await expect(entries).toHaveCount(11);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.reload();
  await expect(entries).toHaveCount(11);
  await expect(field).toHaveValue('Moth 5');
  await page.goBack();
  await expect(entries).toHaveCount(60);
});

test('older pages come without another document, and Back returns to the newest 200', async ({ page, request }) => {
  await storeEntries(request, 230);
  await page.goto('/guestbook');
  const { entries } = findGuestbook(page);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(entries).toHaveCount(200);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await pages.getByRole('link', { name: 'Older' }).click();
  await expect(entries).toHaveCount(30);
  await expect(entries.first()).toContainText('29 Hello');
  await pages.getByRole('combobox').selectOption({ index: 0 });
  await pages.getByRole('button', { name: 'Go' }).click();
  await expect(entries).toHaveCount(50);
  await page.goBack();
  await expect(entries).toHaveCount(30);
  await page.goBack();
  await expect(entries).toHaveCount(200);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('an address that names no place shows the newest messages', async ({ page, request }) => {
  await storeEntries(request, 2);
  for (const query of ['?before=', '?before=yesterday', '?before=99999999999999999']) {
    await page.goto(`/guestbook${query}`);
    await expect(findGuestbook(page).entries).toHaveCount(2);
  }
});

test('a message of an older page is shown and marked at its address', async ({ page, request }) => {
  await storeEntries(request, 60);
  const answer = await request.get('/rest/v1/guestbook_entries?select=*&order=time.asc&limit=3');
  const [, , third] = (await answer.json()) as { id: string; time: number }[];
  await page.goto(`/guestbook?before=${Number(third?.time) + 1}#entry-${third?.id}`);
  const target = page.locator(`#entry-${third?.id}`);
  await expect(target).toHaveAttribute('aria-current', 'true');
  await expect(target).toBeInViewport();
  await expect(findGuestbook(page).entries).toHaveCount(3);
});
