import { findBarriers } from './barriers.ts';
import { findFields, listEntries, readOwnEntries, sign } from './guestbook.ts';
import { expect, test } from './own-server.ts';

test.describe('when the owner reads first', () => {
  test.use({ guestbookRules: { minFillSeconds: 0, approvesFirst: true } });

  test('that is said before signing; the author sees the entry as waiting, others when it is approved', async ({
    page,
    openVisitor,
    ownServer,
  }) => {
    await page.goto('/guestbook');
    const { submit, notes, thanks } = findFields(page);
    await expect(submit).toHaveAccessibleDescription(/^I read every message before it shows up here/);
    await sign(page, { name: 'Moth', message: 'May I?' });
    await expect(thanks).toContainText('Everybody sees it once Bonbon has read it.');
    await expect(notes).toContainText('Waiting for approval. Only you see it until Bonbon has read it.');
    expect(await findBarriers(page)).toEqual([]);
    await page.reload();
    await expect(notes).toContainText('Waiting for approval.');

    const other = await openVisitor();
    await other.goto('/guestbook');
    await expect(other.getByText('Be the first to sign the guestbook!')).toBeVisible();
    const [own] = (await readOwnEntries(page)) as { id: string }[];
    await ownServer.runTool('approve', own?.id ?? '');
    await other.reload();
    await expect(findFields(other).notes).toContainText('May I?');
    await page.reload();
    await expect(notes).toHaveCount(1);
    await expect(notes).not.toContainText('Waiting');
    expect(await readOwnEntries(page)).toEqual([]);
  });
});

test('a closed book can be read, is not signed, and keeps what was begun', async ({ page, ownServer }) => {
  await page.goto('/guestbook');
  await sign(page, { message: 'Before the nap' });
  await expect(findFields(page).thanks).toBeVisible();
  await findFields(page).message.fill('A long story');
  await ownServer.runTool('close');
  await page.reload();
  await expect(page.getByText(/^The guestbook is having a little nap/)).toBeVisible();
  await expect(page.getByText('What you have begun to write is kept in this tab until then.')).toBeVisible();
  await expect(findFields(page).submit).toHaveCount(0);
  await expect(findFields(page).notes).toContainText('Before the nap');
  expect(await findBarriers(page)).toEqual([]);

  await ownServer.runTool('open');
  await page.reload();
  await expect(findFields(page).message).toHaveValue('A long story');
});

test('a book that closes while someone writes takes nothing, loses nothing, and gets it when it opens', async ({
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
  await expect(findFields(page).thanks).toHaveText('Thanks for signing!');
  await expect(findFields(page).notes).toContainText('It goes out by itself when the book opens again.');
  await expect(page.getByText(/^The guestbook is having a little nap/)).toBeVisible();
  expect(await listEntries(request)).toEqual([]);
  await ownServer.runTool('open');
  await page.goto('/connect');
  await expect.poll(() => listEntries(request)).toMatchObject([{ message: 'Just too late' }]);
});

test('the owner’s answer stands below the entry, for everybody', async ({ page, request, openVisitor, ownServer }) => {
  await page.goto('/guestbook');
  await sign(page, { message: 'What is your favourite biscuit?' });
  await expect(findFields(page).thanks).toBeVisible();
  const [entry] = (await listEntries(request)) as unknown as { id: string }[];
  await ownServer.runTool('reply', entry?.id ?? '', 'The one <b>after</b> this one.');
  const other = await openVisitor();
  await other.goto('/guestbook');
  const { notes } = findFields(other);
  await expect(notes.getByRole('heading', { name: 'Bonbon replied' })).toBeVisible();
  await expect(notes.getByText('The one <b>after</b> this one.')).toBeVisible();
  await expect(notes.locator('time')).toHaveCount(2);
  expect(await findBarriers(other)).toEqual([]);
});

test.describe('with more time than the slowest test needs', () => {
  test.use({ guestbookRules: { minFillSeconds: 60 } });

  test('a form that is filled in faster than people can waits for the owner', async ({ page, request }) => {
    await page.goto('/guestbook');
    await sign(page, { message: 'beep' });
    await expect(findFields(page).notes).toContainText('Waiting for approval');
    expect(await listEntries(request)).toEqual([]);
  });
});

test.describe('with the usual rules', () => {
  test.use({ guestbookRules: {} });

  test('a form that is filled in at leisure does not', async ({ page, request }) => {
    await page.clock.install();
    await page.goto('/guestbook');
    await expect(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
    await page.clock.fastForward(10_000);
    await sign(page, { message: 'Hello, at leisure' });
    await expect(findFields(page).thanks).toHaveText('Thanks for signing!');
    expect(await listEntries(request)).toHaveLength(1);
  });
});
