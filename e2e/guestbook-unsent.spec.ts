import { findFields, listEntries, readOwnEntries, sign } from './guestbook.ts';
import { expect, test } from './own-server.ts';

const mark = 'Waiting to be sent';

test('an entry that was thanked for is there after kill -9', async ({ page, ownServer, openVisitor }) => {
  await page.goto('/guestbook');
  await sign(page, { message: 'Still here?' });
  await expect(findFields(page).thanks).toHaveText('Thanks for signing!');
  await ownServer.kill();
  await ownServer.start();
  const other = await openVisitor();
  await other.goto('/guestbook');
  await expect(findFields(other).notes).toContainText('Still here?');
});

test('signed while the server is down, it is there for everybody once, after any page was visited', async ({
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
  const { thanks, notes, name, message } = findFields(page);
  await expect(thanks).toHaveText('Thanks for signing!');
  await expect(notes).toContainText(mark);
  for (const field of [name, message]) await expect(field).toHaveValue('');

  await ownServer.start();
  expect(await listEntries(request)).toEqual([]);
  await page.goto('/aboutme');
  await expect.poll(() => listEntries(request)).toHaveLength(1);
  await expect.poll(() => readOwnEntries(page)).toEqual([]);
  await page.goto('/guestbook');
  await expect(notes).toHaveCount(1);
  await expect(notes).not.toContainText(mark);
  const other = await openVisitor();
  await other.goto('/guestbook');
  await expect(findFields(other).notes).toHaveCount(1);
  await expect(findFields(other).notes).toContainText('Anybody there?');
});

test('a page that is opened without a new document sends what waited, too', async ({
  page,
  request,
  ownServer,
  allowProblem,
}) => {
  allowProblem(/ERR_CONNECTION_REFUSED/);
  await page.goto('/guestbook');
  await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  await ownServer.stop();
  await sign(page);
  await expect(findFields(page).notes).toContainText(mark);
  await ownServer.start();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => listEntries(request), { timeout: 20_000 }).toHaveLength(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Guestbook' }).click();
  await expect(findFields(page).notes).toHaveCount(1);
  await expect(findFields(page).notes).not.toContainText(mark);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('when the browser is online again, the open book sends what waited, and its mark goes', async ({
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
  await expect(findFields(page).notes).toContainText(mark);
  await context.setOffline(false);
  await expect(findFields(page).notes).not.toContainText(mark);
  expect(await listEntries(request)).toHaveLength(1);
});

test('several tabs that send at once send once, and all of them see it', async ({
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
  await expect(findFields(page).notes).toContainText(mark);
  await ownServer.start();

  const inserts: string[] = [];
  context.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('/rest/v1/')) inserts.push(sent.url());
  });
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('/guestbook')));
  for (const tab of [page, ...tabs]) {
    await expect(findFields(tab).notes).toHaveCount(1);
    await expect(findFields(tab).notes).not.toContainText(mark);
  }
  expect(inserts).toHaveLength(1);
  expect(await listEntries(request)).toHaveLength(1);
});

test('an answer that is lost on its way doubles nothing', async ({ page, request, allowProblem }) => {
  allowProblem(/(net::ERR_FAILED|status of 409 \(Conflict\)) \(\S+\/rest\/v1\/guestbook_entries\S*\)$/);
  await page.goto('/guestbook');
  await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  await page.route('**/rest/v1/guestbook_entries?select=*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sign(page);
  await expect(findFields(page).notes).toContainText(mark);
  await page.unroute('**/rest/v1/guestbook_entries?select=*');
  await page.goto('/projects');
  await expect.poll(() => readOwnEntries(page)).toEqual([]);
  expect(await listEntries(request)).toHaveLength(1);
});

test('a tab that is closed while it sends loses and doubles nothing', async ({
  page,
  context,
  request,
  allowProblem,
}) => {
  // What is held here may still reach the server when the tab closes, and is then there already.
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

test('another visitor of the same millisecond loses nothing either', async ({ page, request, allowProblem }) => {
  allowProblem(/status of 409/);
  await page.clock.setFixedTime(Date.now());
  await page.goto('/guestbook');
  const time = await page.evaluate(() => Date.now());
  const data = { id: String(time), name: 'Pond', website: '', message: 'Same moment', time };
  expect((await request.post('/rest/v1/guestbook_entries', { data })).status()).toBe(201);
  await sign(page, { name: 'Moth', message: 'Mine' });
  await expect(findFields(page).thanks).toHaveText('Thanks for signing!');
  expect(await listEntries(request)).toMatchObject([
    { id: String(time + 1), name: 'Moth' },
    { id: String(time), name: 'Pond' },
  ]);
});

test('a page without anything to send loads nothing of the guestbook', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/aboutme', { waitUntil: 'networkidle' });
  expect(loaded.filter((path) => /guestbook.*js$|rest/.test(path))).toEqual([]);
});
