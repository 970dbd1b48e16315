import { findViolations } from './axe-fixture.ts';
import { findGuestbook, listEntries, readOwnEntries, sign } from './guestbook-fixture.ts';
import { expect, test } from './own-server-fixture.ts';

test.describe('when the owner approves messages first', () => {
  test.use({ guestbookRules: { minFillSeconds: 0, approvesFirst: true } });

  test('the form says so; the author sees the entry as waiting, others see it when it is approved', async ({
    page,
    openVisitor,
    ownServer,
  }) => {
    await page.goto('/guestbook');
    const { submit, entries, thanks } = findGuestbook(page);
    await expect(submit).toHaveAccessibleDescription(/^I read every message before it shows up here/);
    await sign(page, { name: 'Moth', message: 'May I?' });
    await expect(thanks).toContainText('Everybody sees it once Bonbon has read it.');
    await expect(entries).toContainText('Waiting for approval. Only you see it until Bonbon has read it.');
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await expect(entries).toContainText('Waiting for approval.');

    const other = await openVisitor();
    await other.goto('/guestbook');
    await expect(other.getByText('Be the first to sign the guestbook!')).toBeVisible();
    const [own] = (await readOwnEntries(page)) as { id: string }[];
    await ownServer.runTool('approve', own?.id ?? '');
    await other.reload();
    await expect(findGuestbook(other).entries).toContainText('May I?');
    await page.reload();
    await expect(entries).toHaveCount(1);
    await expect(entries).not.toContainText('Waiting');
    expect(await readOwnEntries(page)).toEqual([]);
  });
});

test('a closed guestbook can be read but not signed, and a draft is kept', async ({ page, ownServer }) => {
  await page.goto('/guestbook');
  await sign(page, { message: 'Before the nap' });
  await expect(findGuestbook(page).thanks).toBeVisible();
  await findGuestbook(page).message.fill('A long story');
  await ownServer.runTool('close');
  await page.reload();
  await expect(page.getByText(/^The guestbook is having a little nap/)).toBeVisible();
  await expect(page.getByText('What you have begun to write is kept in this tab until then.')).toBeVisible();
  await expect(findGuestbook(page).submit).toHaveCount(0);
  await expect(findGuestbook(page).entries).toContainText('Before the nap');
  expect(await findViolations(page)).toEqual([]);

  await ownServer.runTool('open');
  await page.reload();
  await expect(findGuestbook(page).message).toHaveValue('A long story');
});

test('an entry written while the guestbook closes is kept in the browser, and sent when it opens', async ({
  page,
  request,
  ownServer,
  allowProblem,
}) => {
  allowProblem(/status of 403/);
  await page.goto('/guestbook');
  await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  await ownServer.runTool('close');
  await sign(page, { message: 'Just too late' });
  await expect(findGuestbook(page).thanks).toHaveText('Thanks for signing!');
  await expect(findGuestbook(page).entries).toContainText('It goes out by itself when the book opens again.');
  await expect(page.getByText(/^The guestbook is having a little nap/)).toBeVisible();
  expect(await listEntries(request)).toEqual([]);
  await ownServer.runTool('open');
  await page.goto('/connect');
  await expect.poll(() => listEntries(request)).toMatchObject([{ message: 'Just too late' }]);
});

test('the owner’s reply is public, below the entry', async ({ page, request, openVisitor, ownServer }) => {
  await page.goto('/guestbook');
  await sign(page, { message: 'What is your favourite biscuit?' });
  await expect(findGuestbook(page).thanks).toBeVisible();
  const [entry] = (await listEntries(request)) as unknown as { id: string }[];
  await ownServer.runTool('reply', entry?.id ?? '', 'The one <b>after</b> this one.');
  const other = await openVisitor();
  await other.goto('/guestbook');
  const { entries } = findGuestbook(other);
  await expect(entries.getByRole('heading', { name: 'Bonbon replied' })).toBeVisible();
  await expect(entries.getByText('The one <b>after</b> this one.')).toBeVisible();
  await expect(entries.locator('time')).toHaveCount(2);
  expect(await findViolations(other)).toEqual([]);
});

test.describe('with a minimum time longer than any test takes', () => {
  test.use({ guestbookRules: { minFillSeconds: 60 } });

  test('an entry from a form filled in too fast waits for the owner', async ({ page, request }) => {
    await page.goto('/guestbook');
    await sign(page, { message: 'beep' });
    await expect(findGuestbook(page).entries).toContainText('Waiting for approval');
    expect(await listEntries(request)).toEqual([]);
  });
});

test.describe('with the default rules', () => {
  test.use({ guestbookRules: {} });

  test('an entry from a form filled in slowly enough does not wait', async ({ page, request }) => {
    await page.clock.install();
    await page.goto('/guestbook');
    await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
    await page.clock.fastForward(10_000);
    await sign(page, { message: 'Hello, at leisure' });
    await expect(findGuestbook(page).thanks).toHaveText('Thanks for signing!');
    expect(await listEntries(request)).toHaveLength(1);
  });
});
