import { findGuestbook, listEntries, sign, storeEntries } from './guestbook-fixture.ts';
import { expect, test } from './own-server-fixture.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the newest messages can be read, and the book can be signed', async ({ page, request }) => {
    await storeEntries(request, 3);
    await page.goto('/guestbook');
    const { entries } = findGuestbook(page);
    await expect(entries).toHaveCount(3);
    await expect(entries.first()).toContainText('2 Hello from across the sea!');
    await sign(page, { name: 'Moth', website: 'moth.example', message: 'First line\nSecond line' });
    await expect(page.getByText('Thanks for signing!')).toBeInViewport();
    await expect(entries).toHaveCount(4);
    await expect(entries.first()).toContainText('Second line');
    await expect(entries.first().getByRole('link', { name: 'Website' })).toHaveAttribute(
      'href',
      'https://moth.example/',
    );
    await expect(findGuestbook(page).message).toHaveValue('');
    expect(await listEntries(request)).toHaveLength(4);
    // A reload asks for a page, and sends nothing.
    await page.reload();
    expect(await listEntries(request)).toHaveLength(4);
    await expect(page.getByText(/JavaScript/)).toHaveCount(0);
  });

  test('a mistake is explained at the fields, and every word stays', async ({ page, request, allowProblem }) => {
    allowProblem(/status of 422/);
    await page.goto('/guestbook');
    await page.getByRole('radio', { name: 'Moon' }).check();
    await sign(page, { name: ' ', website: 'moth.example', message: 'All\nof it' });
    const { name, website, message, entries } = findGuestbook(page);
    await expect(page.getByRole('alert')).toContainText('Please add your name and a message.');
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/^Your name is missing\./);
    await expect(website).toHaveValue('moth.example');
    await expect(message).toHaveValue('All\nof it');
    await expect(page.getByRole('radio', { name: 'Moon' })).toBeChecked();
    expect(await listEntries(request)).toEqual([]);
    await name.fill('Moth');
    await findGuestbook(page).submit.click();
    await expect(page.getByText('Thanks for signing!')).toBeVisible();
    await expect(entries).toHaveCount(1);
  });

  test('a message for the owner alone can be chosen, and nobody reads it', async ({ page, request }) => {
    await page.goto('/guestbook');
    await page.getByRole('checkbox', { name: 'Only Bonbon can read it' }).check();
    await sign(page, { message: 'Just you' });
    await expect(findGuestbook(page).thanks).toContainText('Only Bonbon can read it.');
    await expect(page.getByText('Just you')).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Only Bonbon can read it' })).not.toBeChecked();
    expect(await listEntries(request)).toEqual([]);
  });

  test('a closed book says so and has no form', async ({ page, ownServer }) => {
    await ownServer.runTool('close');
    await page.goto('/guestbook');
    await expect(page.getByText(/^The guestbook is having a little nap/)).toBeVisible();
    await expect(findGuestbook(page).submit).toHaveCount(0);
  });
});

test.describe('where days begin earlier', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('messages of the HTML stay in place while scripts load, and then have the days of the visitor', async ({
    page,
    request,
  }) => {
    const row = { id: '1', time: Date.now() - 1000, name: 'Moth', website: '', message: 'Hello!' };
    await request.post('/rest/v1/guestbook_entries', { data: row });
    await page.goto('/guestbook');
    const { entries } = findGuestbook(page);
    const first = await entries.first().elementHandle();
    // Sent with the visitor's time zone as soon as the wall's script is there.
    const localDay = new Intl.DateTimeFormat('en', {
      timeZone: 'Pacific/Kiritimati',
      month: 'short',
      day: '2-digit',
      year: 'numeric',
    }).format(row.time);
    await expect(entries.first().locator('time')).toHaveText(localDay);
    expect(await entries.first().evaluate((now, before) => now === before, first)).toBe(true);
  });
});

test('after a mistake without a script, the script that comes later keeps the words and the sentences', async ({
  page,
  openVisitor,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  const reader = await openVisitor({ javaScriptEnabled: false });
  await reader.goto('/guestbook');
  expect(await reader.locator('form[method="post"]').count()).toBe(1);
  // What the server answers to a form is a page like any other, and hydrates like it.
  await page.goto('/guestbook');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[method="post"]');
    if (!form) throw new Error('no form');
    (form.elements.namedItem('message') as HTMLTextAreaElement).value = 'Only words';
    form.submit();
  });
  await expect(page.getByRole('alert')).toContainText('Please add your name and a message.');
  await expect(findGuestbook(page).message).toHaveValue('Only words');
  await findGuestbook(page).name.fill('Moth');
  await findGuestbook(page).submit.click();
  await expect(findGuestbook(page).thanks).toContainText('Thanks for signing!');
  await expect(findGuestbook(page).entries).toHaveCount(1);
});
