import { findGuestbook, listEntries, readOwnEntries, sign } from './guestbook-fixture.ts';
import { expect, test } from './own-server-fixture.ts';

const unsentLabel = 'Waiting to be sent';

test('an entry survives kill -9 after the thanks', async ({ page, ownServer, openVisitor }) => {
  await page.goto('/guestbook');
  await sign(page, { message: 'Still here?' });
  await expect(findGuestbook(page).thanks).toHaveText('Thanks for signing!');
  await ownServer.kill();
  await ownServer.start();
  const other = await openVisitor();
  await other.goto('/guestbook');
  await expect(findGuestbook(other).entries).toContainText('Still here?');
});

test('an entry signed while the server is down is stored once, on the next visit to any page', async ({
  page,
  request,
  ownServer,
  openVisitor,
  allowProblem,
}) => {
  allowProblem(/ERR_CONNECTION_REFUSED/);
  await page.goto('/guestbook');
  await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  await ownServer.kill();
  await sign(page, { name: 'Moth', message: 'Anybody there?' });
  const { thanks, entries, name, message } = findGuestbook(page);
  await expect(thanks).toHaveText('Thanks for signing!');
  await expect(entries).toContainText(unsentLabel);
  for (const field of [name, message]) await expect(field).toHaveValue('');

  await ownServer.start();
  expect(await listEntries(request)).toEqual([]);
  await page.goto('/aboutme');
  await expect.poll(() => listEntries(request)).toHaveLength(1);
  await expect.poll(() => readOwnEntries(page)).toEqual([]);
  await page.goto('/guestbook');
  await expect(entries).toHaveCount(1);
  await expect(entries).not.toContainText(unsentLabel);
  const other = await openVisitor();
  await other.goto('/guestbook');
  await expect(findGuestbook(other).entries).toHaveCount(1);
  await expect(findGuestbook(other).entries).toContainText('Anybody there?');
});

test('navigating within the document also sends unsent entries', async ({ page, request, ownServer, allowProblem }) => {
  allowProblem(/ERR_CONNECTION_REFUSED/);
  await page.goto('/guestbook');
  await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  await ownServer.stop();
  await sign(page);
  await expect(findGuestbook(page).entries).toContainText(unsentLabel);
  await ownServer.start();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => listEntries(request), { timeout: 20_000 }).toHaveLength(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Guestbook' }).click();
  await expect(findGuestbook(page).entries).toHaveCount(1);
  await expect(findGuestbook(page).entries).not.toContainText(unsentLabel);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('when the browser is online again, the open page sends the entry, and its label disappears', async ({
  page,
  context,
  request,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/guestbook');
  await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  await context.setOffline(true);
  await sign(page);
  await expect(findGuestbook(page).entries).toContainText(unsentLabel);
  await context.setOffline(false);
  await expect(findGuestbook(page).entries).not.toContainText(unsentLabel);
  expect(await listEntries(request)).toHaveLength(1);
});

test('several tabs send an unsent entry only once, and all of them show it as sent', async ({
  page,
  context,
  request,
  ownServer,
  allowProblem,
}) => {
  allowProblem(/ERR_CONNECTION_REFUSED/);
  await page.goto('/guestbook');
  await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  await ownServer.stop();
  await sign(page);
  await expect(findGuestbook(page).entries).toContainText(unsentLabel);
  await ownServer.start();

  const inserts: string[] = [];
  context.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('/rest/v1/')) inserts.push(sent.url());
  });
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('/guestbook')));
  for (const tab of [page, ...tabs]) {
    await expect(findGuestbook(tab).entries).toHaveCount(1);
    await expect(findGuestbook(tab).entries).not.toContainText(unsentLabel);
  }
  expect(inserts).toHaveLength(1);
  expect(await listEntries(request)).toHaveLength(1);
});

test('a lost response does not duplicate the entry', async ({ page, request, allowProblem }) => {
  allowProblem(/(net::ERR_FAILED|status of 409 \(Conflict\)) \(\S+\/rest\/v1\/guestbook_entries\S*\)$/);
  await page.goto('/guestbook');
  await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  await page.route('**/rest/v1/guestbook_entries?select=*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sign(page);
  await expect(findGuestbook(page).entries).toContainText(unsentLabel);
  await page.unroute('**/rest/v1/guestbook_entries?select=*');
  await page.goto('/projects');
  await expect.poll(() => readOwnEntries(page)).toEqual([]);
  expect(await listEntries(request)).toHaveLength(1);
});

test('closing the tab while it sends neither loses nor duplicates the entry', async ({
  page,
  context,
  request,
  allowProblem,
}) => {
  // The held request may still reach the server when the tab closes; then the entry is stored already.
  allowProblem(/status of 409/);
  await page.goto('/guestbook');
  await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  await page.route('**/rest/v1/guestbook_entries?select=*', () => {});
  await sign(page, { message: 'Closed too early' });
  await expect(page.getByRole('button', { name: 'One moment…' })).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await expect.poll(() => readOwnEntries(next)).toEqual([]);
  expect(await listEntries(request)).toMatchObject([{ message: 'Closed too early' }]);
});

test('two visitors who sign in the same millisecond are both stored', async ({ page, request, allowProblem }) => {
  allowProblem(/status of 409/);
  await page.clock.setFixedTime(Date.now());
  await page.goto('/guestbook');
  const time = await page.evaluate(() => Date.now());
  const data = { id: String(time), name: 'Pond', website: '', message: 'Same moment', time };
  expect((await request.post('/rest/v1/guestbook_entries', { data })).status()).toBe(201);
  await sign(page, { name: 'Moth', message: 'Mine' });
  await expect(findGuestbook(page).thanks).toHaveText('Thanks for signing!');
  expect(await listEntries(request)).toMatchObject([
    { id: String(time + 1), name: 'Moth' },
    { id: String(time), name: 'Pond' },
  ]);
});

test('without unsent entries, other pages load nothing of the guestbook', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/aboutme', { waitUntil: 'networkidle' });
  expect(loaded.filter((path) => /guestbook.*js$|rest/.test(path))).toEqual([]);
});
