import type { Page } from '@playwright/test';
import { findGuestbook, listEntries, sign } from './guestbook-fixture.ts';
import { expect, test } from './own-server-fixture.ts';
import { failedToLoad } from './page-fixture.ts';

/** Keeps scripts on their way until the returned function is called. */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** What reads and sends messages; the form is there before it. */
const store = /\/assets\/guestbook-store-[^/]+\.js/;

test('a message that is sent before its script has come waits for it', async ({ page, request }) => {
  const release = await hold(page, store);
  await page.goto('/guestbook');
  // The form is hydrated.
  await findGuestbook(page).message.fill('Hello!');
  await expect(page.getByText('6 of 1000')).toBeVisible();
  await sign(page, { message: 'Too early?' });
  await expect(findGuestbook(page).message).toHaveAttribute('readonly');
  expect(await listEntries(request)).toEqual([]);
  release();
  await expect(findGuestbook(page).thanks).toHaveText('Thanks for signing!');
  await expect(findGuestbook(page).entries).toContainText('Too early?');
  await expect(findGuestbook(page).message).toHaveValue('');
  expect(await listEntries(request)).toHaveLength(1);
});

test('if the script that sends messages cannot be loaded, the form keeps the message, and the next click sends it', async ({
  page,
  request,
  allowProblem,
}) => {
  allowProblem(failedToLoad('net::ERR_FAILED', store));
  await page.route(store, (route) => route.abort());
  await page.goto('/guestbook');
  await expect(page.getByText('a part of it could not be loaded')).toBeVisible();
  await sign(page, { message: 'Anybody there?' });
  await expect(page.getByText(/^The pen has not arrived/)).toBeVisible();
  await expect(findGuestbook(page).message).toHaveValue('Anybody there?');
  await page.unroute(store);
  await findGuestbook(page).submit.click();
  await expect(findGuestbook(page).thanks).toContainText('Thanks for signing!');
  await expect(findGuestbook(page).message).toHaveValue('');
  expect(await listEntries(request)).toHaveLength(1);
});

/** What shows the messages; the server has them in the HTML. */
const wall = /\/assets\/late-wall-[^/]+\.js/;

test('if the script of the wall is gone after a redeploy, the page says so, keeps what is typed, and reloads on a click', async ({
  page,
  allowProblem,
}) => {
  allowProblem(failedToLoad('404 (Not Found)', wall));
  let isGone = true;
  await page.route(wall, (route) => (isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()));
  await page.goto('/guestbook');
  await expect(page.getByText('a part of it could not be loaded')).toBeVisible();
  await expect(page.getByText("can't be reached")).toHaveCount(0);
  await findGuestbook(page).message.fill('Still mine');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('a part of it could not be loaded')).toHaveCount(0);
  await expect(findGuestbook(page).message).toHaveValue('Still mine');
  await sign(page, { message: 'Here again' });
  await expect(findGuestbook(page).entries).toContainText('Here again');
});

test('what is chosen before its script has come stays chosen', async ({ page, request }) => {
  const release = await hold(page, wall);
  await page.goto('/guestbook');
  const choice = page.getByRole('checkbox', { name: 'Only Bonbon can read it' });
  await findGuestbook(page).message.fill('Hello!');
  await expect(page.getByText('6 of 1000')).toBeVisible();
  await choice.check();
  await findGuestbook(page).submit.click();
  await expect(page.getByRole('alert')).toContainText('Please add your name and a message.');
  await expect(choice).toBeChecked();
  release();
  await expect(page.getByRole('button', { name: 'Draw something' })).toBeVisible();
  await expect(choice).toBeChecked();
  await sign(page, { message: 'Just you' });
  await expect(findGuestbook(page).thanks).toContainText('Only Bonbon can read it.');
  expect(await listEntries(request)).toEqual([]);
  await page.reload();
  await expect(findGuestbook(page).entries).toContainText('It is in no list.');
});

test('a drawing from before a reload goes with its words, however late its scripts come', async ({
  page,
  ownServer,
}) => {
  await page.goto('/guestbook');
  await page.getByRole('button', { name: 'Draw something' }).click();
  await expect(page.getByRole('application', { name: 'Drawing pad' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'What did you draw?' }).fill('A dot');
  const release = await hold(page, wall);
  await page.reload();
  await findGuestbook(page).message.fill('Look!');
  await expect(page.getByText('5 of 1000')).toBeVisible();
  await sign(page, { message: 'Look!' });
  await expect(findGuestbook(page).message).toHaveAttribute('readonly');
  // Closed now, the tab would still have the words.
  expect(await page.evaluate(() => sessionStorage.getItem('guestbookDraft'))).toContain('Look!');
  release();
  await expect(findGuestbook(page).thanks).toBeVisible();
  const { entries } = JSON.parse(await ownServer.runTool('list', '--all', '--json'));
  expect(entries).toMatchObject([{ message: 'Look!', depicts: 'A dot' }]);
});
