import type { Page } from '@playwright/test';
import { findGuestbook, listEntries, readOwnEntries, sign } from './guestbook-fixture.ts';
import { expect, test } from './own-server-fixture.ts';
import { visitorCount, watchRequests } from './requests-fixture.ts';

const unsentLabel = 'Waiting to be sent';

async function openEmptyBook(page: Page): Promise<void> {
  await page.goto('/guestbook');
  await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  // That is in the HTML; the windows' buttons come with the last scripts.
  await expect(page.locator('main [data-action]').first()).toBeVisible();
}

/** Opens the guestbook, and signs it while it cannot be reached. */
async function signUnsent(page: Page, disconnect: () => Promise<void>, message = 'Hello!'): Promise<void> {
  const awaitAnswers = watchRequests(page);
  await Promise.all([page.waitForResponse(visitorCount), openEmptyBook(page)]);
  // What is still being fetched would fail, too, and be reported.
  await awaitAnswers();
  await disconnect();
  await sign(page, { message });
  await expect(findGuestbook(page).thanks).toHaveText('Thanks for signing!');
  await expect(findGuestbook(page).entries).toContainText(unsentLabel);
}

/** An open page waits at least this long between two attempts to send. */
const shortestPauseMs = 5000;

test('an entry survives kill -9 after the thanks', async ({ page, ownServer, openVisitor }) => {
  const awaitAnswers = watchRequests(page);
  await Promise.all([page.waitForResponse(visitorCount), page.goto('/guestbook')]);
  // The last that the page asks: whether its author may still change the entry.
  const answer = page.waitForResponse(/\/rpc\/guestbook_hand/);
  await sign(page, { message: 'Still here?' });
  await expect(findGuestbook(page).thanks).toHaveText('Thanks for signing!');
  await answer;
  await awaitAnswers();
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
  await signUnsent(page, ownServer.kill, 'Anybody there?');
  await ownServer.start();
  expect(await listEntries(request)).toEqual([]);
  await page.goto('/aboutme');
  await expect.poll(() => listEntries(request)).toHaveLength(1);
  await expect.poll(() => readOwnEntries(page)).toEqual([]);
  const other = await openVisitor();
  for (const visitor of [page, other]) {
    await visitor.goto('/guestbook');
    await expect(findGuestbook(visitor).entries).toHaveCount(1);
    await expect(findGuestbook(visitor).entries).toContainText('Anybody there?');
    await expect(findGuestbook(visitor).entries).not.toContainText(unsentLabel);
  }
});

test('navigating within the document also sends unsent entries', async ({ page, request, ownServer, allowProblem }) => {
  allowProblem(/ERR_CONNECTION_REFUSED/);
  await page.clock.install();
  await signUnsent(page, ownServer.stop);
  await ownServer.start();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Quick Intro' })).toBeVisible();
  await page.clock.runFor(shortestPauseMs);
  await expect.poll(() => listEntries(request)).toHaveLength(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Guestbook', exact: true }).click();
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
  await page.clock.install();
  await signUnsent(page, () => context.setOffline(true));
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await page.clock.runFor(shortestPauseMs);
  await expect(findGuestbook(page).entries).not.toContainText(unsentLabel);
  expect(await listEntries(request)).toHaveLength(1);
});

test('an unsent entry is stored once although several tabs send it, and all of them show it as sent', async ({
  page,
  context,
  request,
  ownServer,
  allowProblem,
}) => {
  allowProblem(/ERR_CONNECTION_REFUSED/);
  // A tab's storage may learn a moment late that another one has sent it.
  allowProblem(/status of 409/);
  await signUnsent(page, ownServer.stop);
  await ownServer.start();

  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('/guestbook')));
  for (const tab of [page, ...tabs]) {
    await expect(findGuestbook(tab).entries).toHaveCount(1);
    await expect(findGuestbook(tab).entries).not.toContainText(unsentLabel);
  }
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
  await openEmptyBook(page);
  await page.route('**/rest/v1/guestbook_entries?select=*', () => {});
  await sign(page, { message: 'Closed too early' });
  await expect(page.getByRole('button', { name: 'One moment…' })).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await expect.poll(() => readOwnEntries(next)).toEqual([]);
  expect(await listEntries(request)).toMatchObject([{ message: 'Closed too early' }]);
});

test('words whose answer was lost, and that are sent again for the owner alone, are public no more', async ({
  page,
  request,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED \(http:\/\/[^)]*\/rest\/v1\/guestbook_entries/);
  let isLost = false;
  await page.route(/\/rest\/v1\/guestbook_entries/, async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.fallback();
    isLost = true;
    expect((await route.fetch()).status()).toBe(201);
    await route.abort();
  });
  await openEmptyBook(page);
  await page.waitForLoadState('networkidle');
  await sign(page, { message: 'A secret' });
  await expect(findGuestbook(page).entries).toContainText(unsentLabel);
  expect(await listEntries(request)).toHaveLength(1);
  await page.getByRole('checkbox', { name: 'Only Bonbon can read it' }).check();
  await sign(page, { message: 'A secret' });
  await expect(findGuestbook(page).thanks).toContainText('Only Bonbon can read it.');
  expect(await listEntries(request)).toEqual([]);
  await page.reload();
  await expect(findGuestbook(page).entries).toHaveCount(1);
  await expect(findGuestbook(page).entries).toContainText('It is in no list.');
  expect(await listEntries(request)).toEqual([]);
});
