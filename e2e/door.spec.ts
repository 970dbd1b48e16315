import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { testSite } from '../scripts/test-site.ts';
import { findViolations } from './axe-fixture.ts';
import { listEntries } from './guestbook-fixture.ts';
import { test as base, expect } from './own-server-fixture.ts';
import { failedToLoad } from './page-fixture.ts';

type Sent = { entries: { name: string; actions?: { hide: string } }[] };
type Notices = { url: string; received: Sent[] };

const test = base.extend<{ notices: Notices }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  notices: async ({}, use) => {
    const received: Sent[] = [];
    const receive = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
      received.push((await json(incoming)) as Sent);
      outgoing.end();
    };
    const target = createServer((incoming, outgoing) => void receive(incoming, outgoing));
    await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
    await use({ url: `http://127.0.0.1:${(target.address() as AddressInfo).port}/`, received });
    target.close();
  },
  serverEnvironment: ({ notices }, use) => use({ GUESTBOOK_WEBHOOK: notices.url }),
});
const phone = { width: 390, height: 844 };

/** Signs as a visitor's browser does. */
async function send(page: Page, message: string, time = Date.now()) {
  const data = { id: String(time), name: 'grumpkin', website: '', message, time };
  const answer = await page.request.post('/rest/v1/guestbook_entries', { data });
  expect(answer.status()).toBe(201);
}

/** The path of a link to the door, as the owner's terminal prints it. */
async function makeLink(runTool: (...words: string[]) => Promise<string>) {
  const { link } = JSON.parse(await runTool('door', '--json')) as { link: string };
  return new URL(link).pathname;
}

async function comeIn(page: Page, link: string) {
  await page.goto(link);
  await page.getByRole('button', { name: 'Come in' }).click();
  await expect(page.getByRole('heading', { name: 'Behind the door' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/door');
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test.use({ viewport: phone });

test('from the notice, somebody rude is gone with one click, and back with another', async ({
  page,
  request,
  notices,
}) => {
  await send(page, 'your site is stupid');
  await expect.poll(() => notices.received.length, { timeout: 90_000 }).toBe(1);
  const hide = notices.received[0]?.entries[0]?.actions?.hide ?? '';
  await page.goto(new URL(hide).pathname);
  await expect(page.getByText('your site is stupid')).toBeVisible();
  expect(await listEntries(request)).toHaveLength(1);
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByRole('heading', { name: 'Hidden' })).toBeVisible();
  expect(await listEntries(request)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { name: 'Taken back' })).toBeVisible();
  expect(await listEntries(request)).toHaveLength(1);
});

test('from the door, somebody rude is gone with one click, and back with another', async ({
  page,
  request,
  ownServer,
}) => {
  await comeIn(page, await makeLink(ownServer.runTool));
  await send(page, 'your site is stupid');
  await page.goto('/door/book');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByRole('status')).toContainText('Hidden: “your site is stupid” by grumpkin');
  expect(await listEntries(request)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status')).toContainText('Taken back');
  expect(await listEntries(request)).toHaveLength(1);
  // What was just done lies over no button.
  await page.getByRole('link', { name: 'Reply' }).click();
  await expect(page.getByRole('textbox', { name: /^Everybody reads it/ })).toBeFocused();
  await page.keyboard.type('No, thank you');
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect.poll(() => listEntries(request)).toMatchObject([{ reply: 'No, thank you' }]);
});

test.describe('with much that waits', () => {
  test.use({ guestbookRules: { minFillSeconds: 0, approvesFirst: true, senderPerHour: 1000 } });

  test('a hundred decisions are a hundred keys, pressed without waiting, and all of them are done', async ({
    page,
    ownServer,
  }) => {
    const startMs = Date.now();
    for (let index = 0; index < 100; index++) await send(page, `Message ${index}`, startMs - index * 1000);
    await comeIn(page, await makeLink(ownServer.runTool));
    await expect(page.getByRole('heading', { name: '100 wait for you' })).toBeVisible();
    await expect(page.locator('.msg.is-now')).toHaveCount(1);
    for (let index = 0; index < 100; index++) await page.keyboard.press(index % 2 === 0 ? 'a' : 'h');
    await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
    const list = async (option: string) =>
      JSON.parse(await ownServer.runTool('list', option, '--limit', '200', '--json'));
    // The last ones are still on their way.
    await expect.poll(async () => (await list('--waiting')).entries, { timeout: 60_000 }).toEqual([]);
    expect((await list('--hidden')).entries).toHaveLength(50);
  });

  test('by thumb: the buttons of the message in hand stay where they are', async ({ page, ownServer, request }) => {
    for (let index = 0; index < 3; index++) await send(page, `Message ${index}`, Date.now() - index * 1000);
    await comeIn(page, await makeLink(ownServer.runTool));
    const approve = page.getByRole('button', { name: 'Approve' });
    await expect(approve).toHaveCount(1);
    const box = await approve.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await approve.click();
    await expect(page.getByRole('heading', { name: '2 wait for you' })).toBeVisible();
    expect(await approve.boundingBox()).toEqual(box);
    await expect.poll(async () => (await listEntries(request)).length).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: '3 wait for you' })).toBeVisible();
    await expect.poll(async () => (await listEntries(request)).length).toBe(0);
  });

  test('without a connection it says that something is not done yet, and does it later', async ({
    page,
    context,
    ownServer,
    request,
    allowProblem,
  }) => {
    allowProblem(/ERR_INTERNET_DISCONNECTED/);
    for (let index = 0; index < 2; index++) await send(page, `Message ${index}`, Date.now() - index * 1000);
    await comeIn(page, await makeLink(ownServer.runTool));
    const approve = page.getByRole('button', { name: 'Approve' });
    // Without the script each message has its own.
    await expect(approve).toHaveCount(1);
    await context.setOffline(true);
    await approve.click();
    await expect(page.getByRole('status')).toContainText('Not done yet: no connection.');
    await context.setOffline(false);
    await expect(page.getByRole('status')).toContainText('Done now.');
    await expect.poll(async () => (await listEntries(request)).length).toBe(1);
  });

  test('without a script, a message is approved, answered and taken back', async ({
    openVisitor,
    page,
    ownServer,
    request,
  }) => {
    await send(page, 'Which biscuit?');
    const plain = await openVisitor({ javaScriptEnabled: false });
    await comeIn(plain, await makeLink(ownServer.runTool));
    await plain.getByRole('button', { name: 'Approve' }).click();
    await expect(plain.getByRole('status')).toContainText('Approved: “Which biscuit?” by grumpkin');
    expect(await listEntries(request)).toHaveLength(1);
    await plain.goto('/door/book');
    await plain.getByRole('link', { name: 'Reply' }).click();
    await plain.getByLabel('Everybody reads it').fill('The one after this one.');
    await plain.getByRole('button', { name: 'Reply' }).click();
    await expect(plain.getByText('You: The one after this one.')).toBeVisible();
    await plain.getByRole('button', { name: 'Undo' }).click();
    await expect(plain.getByText('You: The one after this one.')).toBeHidden();
  });
});

for (const theme of ['light', 'dark'] as const) {
  test(`every page of the door is accessible and fits a phone, ${theme}`, async ({
    page,
    ownServer,
    openVisitor,
    allowProblem,
  }) => {
    allowProblem(failedToLoad('410 (Gone)', /\/door\/[\w-]+/));
    await page.emulateMedia({ colorScheme: theme });
    await send(page, 'a.example b.example c.example');
    const link = await makeLink(ownServer.runTool);
    await page.goto(link);
    expect(await findViolations(page)).toEqual([]);
    await comeIn(page, link);
    const paths = ['/door', '/door/book', '/door/visits', '/door/keys'];
    const entry = await page.getByRole('link', { name: 'Reply' }).getAttribute('href');
    for (const path of [...paths, entry ?? '']) {
      await page.goto(path);
      expect([path, await findViolations(page)]).toEqual([path, []]);
      expect([path, await isWide(page)]).toEqual([path, false]);
    }
    const other = await openVisitor();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'This link is used up' })).toBeVisible();
    expect(await findViolations(other)).toEqual([]);
  });
}

test('a passkey is added on the page of keys, and opens the door after every cookie is gone', async ({
  page,
  context,
  ownServer,
  allowProblem,
}) => {
  // Keys are made for names, not for bare addresses.
  const local = `http://localhost:${new URL(ownServer.address).port}`;
  allowProblem(/^request to another host: http:\/\/localhost:/);
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devices.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: true } });
  await comeIn(page, `${local}${await makeLink(ownServer.runTool)}`);
  await page.goto(`${local}/door/keys`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const entrance = page.getByRole('link', { name: /\/door\/key\// });
  await expect(entrance).toBeVisible();
  await expect(page.getByText('Not used yet')).toBeVisible();
  expect(await isWide(page)).toBe(false);
  const address = (await entrance.getAttribute('href')) ?? '';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy it' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await context.clearCookies();
  await page.goto(address);
  await page.getByRole('button', { name: 'Come in' }).click();
  await expect(page.getByRole('heading', { name: 'Behind the door' })).toBeVisible();
});

test('nothing that visitors get leads to the door, and no search engine is told of it', async () => {
  const site = join(testSite.dist, 'site');
  const texts = (await readdir(site, { recursive: true })).filter((name) =>
    /\.(html|js|css|json|xml|txt|webmanifest)$/.test(name),
  );
  expect(texts.length).toBeGreaterThan(20);
  for (const name of texts) expect(await readFile(join(site, name), 'utf8'), name).not.toMatch(/["'`(/]door["'`)/?#]/);
});
