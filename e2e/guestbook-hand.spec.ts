import { findGuestbook, listEntries, sign } from './guestbook-fixture.ts';
import { expect, test } from './own-server-fixture.ts';

test('an author mends a note after a reload, everybody reads the new words, and taken back it is gone for everybody', async ({
  page,
  request,
  openVisitor,
}) => {
  await page.goto('/guestbook');
  await sign(page, { message: 'Helo!' });
  await expect(findGuestbook(page).thanks).toBeVisible();
  await page.reload();
  const [mend, takeBack] = ['Mend', /ake (it )?back/].map((name) => page.getByRole('button', { name }));
  await mend?.click();
  const dialog = page.getByRole('dialog', { name: 'Mend your note' });
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Hello!');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(findGuestbook(page).entries).toContainText('Your note is mended.');
  const other = await openVisitor();
  await other.goto('/guestbook');
  await expect(findGuestbook(other).entries).toContainText('Hello!');
  await expect(other.getByRole('button', { name: 'Mend' })).toHaveCount(0);
  await takeBack?.click();
  await takeBack?.click();
  await expect(findGuestbook(page).entries).toHaveCount(0);
  expect(await listEntries(request)).toEqual([]);
  await other.reload();
  await expect(other.getByText('Be the first to sign the guestbook!')).toBeVisible();
});
