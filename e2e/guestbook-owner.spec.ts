import { findViolations } from './axe-fixture.ts';
import { findGuestbook, listEntries, readOwnEntries, sign } from './guestbook-fixture.ts';
import { expect, test } from './own-server-fixture.ts';

test.describe('when the owner approves messages first', () => {
  test.use({ guestbookRules: { minFillSeconds: 0, approvesFirst: true } });

  test('only the author sees an entry, as waiting, until the owner approves it; then the owner’s reply is below it', async ({
    page,
    openVisitor,
    ownServer,
  }) => {
    await page.goto('/guestbook');
    const { entries, thanks } = findGuestbook(page);
    await sign(page, { name: 'Moth', message: 'What is your favourite biscuit?' });
    await expect(thanks).toContainText('Everybody sees it once Bonbon has read it.');
    await expect(entries).toContainText('Waiting for approval. Only you see it until Bonbon has read it.');
    expect(await findViolations(page, { within: 'main' })).toEqual([]);

    const other = await openVisitor();
    await other.goto('/guestbook');
    await expect(other.getByText('Be the first to sign the guestbook!')).toBeVisible();
    const [own] = (await readOwnEntries(page)) as { id: string }[];
    await ownServer.runTool('approve', own?.id ?? '');
    await ownServer.runTool('reply', own?.id ?? '', 'The one <b>after</b> this one.');
    await other.reload();
    const published = findGuestbook(other).entries;
    await expect(published).toContainText('What is your favourite biscuit?');
    await expect(published.getByRole('heading', { name: 'Bonbon replied' })).toBeVisible();
    await expect(published.getByText('The one <b>after</b> this one.')).toBeVisible();
    expect(await findViolations(other, { within: 'main' })).toEqual([]);
    await page.reload();
    await expect(entries).toHaveCount(1);
    await expect(entries).not.toContainText('Waiting');
    // The page has the message in its HTML before the browser has asked for it.
    await expect.poll(() => readOwnEntries(page)).toEqual([]);
  });
});

test('an entry written while the guestbook closes is kept in the browser, and sent when it opens', async ({
  page,
  request,
  ownServer,
  allowProblem,
}) => {
  allowProblem(/status of 403/);
  // The browser has asked whether the book is open.
  const answer = page.waitForResponse(/\/rest\/v1\/guestbook_entries/);
  await page.goto('/guestbook');
  await answer;
  await ownServer.runTool('close');
  await sign(page, { message: 'Just too late' });
  await expect(findGuestbook(page).thanks).toHaveText('Thanks for signing!');
  await expect(findGuestbook(page).entries).toContainText('It goes out by itself when the book opens again.');
  await expect(page.getByText(/^The guestbook is having a little nap/)).toBeVisible();
  expect(await findViolations(page, { within: 'main' })).toEqual([]);
  expect(await listEntries(request)).toEqual([]);
  await ownServer.runTool('open');
  await page.goto('/connect');
  await expect.poll(() => listEntries(request)).toMatchObject([{ message: 'Just too late' }]);
});

test.describe('with the default rules', () => {
  test.use({ guestbookRules: {} });

  test('an entry from a form filled in slowly enough does not wait', async ({ page, request }) => {
    await page.clock.install();
    await page.goto('/guestbook');
    // The page's scripts, which begin to measure, are there.
    await expect(page.locator('main [data-action]').first()).toBeVisible();
    await page.clock.fastForward(10_000);
    await sign(page, { message: 'Hello, at leisure' });
    await expect(findGuestbook(page).thanks).toHaveText('Thanks for signing!');
    expect(await listEntries(request)).toHaveLength(1);
  });
});
