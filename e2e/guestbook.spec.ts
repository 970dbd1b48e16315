import { findFields, holdScripts, sign } from './guestbook.ts';
import { expect, test } from './own-server.ts';

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

test('the guestbook can be signed by keyboard alone', async ({ page }) => {
  await page.goto('/guestbook');
  const { name, website, message, submit, notes } = findFields(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The jump comes a moment after the key.
  await expect(page.locator('main')).toBeFocused();
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
  // Kept like what is typed later: the form may go, when the book turns out to be closed.
  expect(await page.evaluate(() => sessionStorage.getItem('guestbookDraft'))).toContain('Bird');
  expect(page.url()).toMatch(/\/guestbook$/);
  await submit.click();
  await expect(notes.getByRole('heading')).toHaveText('Early');
});

test('what tabs sign while nobody answers shows in the others, and none loses an entry', async ({
  page,
  context,
  ownServer,
  allowProblem,
}) => {
  allowProblem(/ERR_CONNECTION_REFUSED/);
  const other = await context.newPage();
  await page.goto('/guestbook');
  await other.goto('/guestbook');
  for (const tab of [page, other]) await expect(tab.getByText('Be the first to sign the guestbook!')).toBeVisible();
  await ownServer.stop();
  await sign(page, { name: 'First tab' });
  await expect(findFields(other).notes).toHaveCount(1);
  await sign(other, { name: 'Second tab' });
  await expect(findFields(page).notes.getByRole('heading')).toHaveText(['Second tab', 'First tab']);
  await ownServer.start();
});

test('the way to the Buttons page stands below the messages', async ({ page }) => {
  await page.goto('/guestbook');
  await page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'Trade buttons' }).click();
  await expect(page).toHaveURL(/\/buttons$/);
});

test('the messages can be followed as a feed', async ({ page, request }) => {
  await page.goto('/guestbook');
  await sign(page, { message: 'Feed me' });
  await expect(findFields(page).thanks).toBeVisible();
  const link = page.getByRole('link', { name: 'Feed of the messages' });
  const address = (await link.getAttribute('href')) ?? '';
  await expect(page.locator('link[rel="alternate"][title$="guestbook"]')).toHaveAttribute('href', address);
  const feed = await request.get(address);
  expect(feed.headers()['content-type']).toMatch(/^application\/atom\+xml/);
  expect(await feed.text()).toContain('Feed me');
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
