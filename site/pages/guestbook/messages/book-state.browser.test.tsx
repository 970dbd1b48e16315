import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { GuestbookPage } from '#site/pages/guestbook/guestbook-page.tsx';
import { entryAt, toRow } from '#site/pages/guestbook/store/entry-fixture.ts';
import { createFakeBackend, unreachable } from '#site/pages/guestbook/store/fake-backend.ts';
import { createLocalStore } from '#site/pages/guestbook/store/local-store.ts';
import { createRemoteStore } from '#site/pages/guestbook/store/remote-store.ts';

const messages = page.getByRole('region', { name: 'Messages' });
const entries = page.getByRole('article');
const tryAgain = messages.getByRole('button', { name: 'Try again' });
const invitation = 'Be the first to sign the guestbook!';
const others = [toRow(entryAt(1, { name: 'Pond' }))];
const notAllowed = () => new Response('<h1>Method not allowed</h1>', { status: 405 });
const storeRows = (...rows: object[]) => localStorage.setItem('guestbookEntries', JSON.stringify(rows));

const openBook = (fake: ReturnType<typeof createFakeBackend>) =>
  render(
    <StaticNavigation pathname="/guestbook">
      <GuestbookPage
        store={createRemoteStore({
          backend: fake.connect(),
        })}
      />
    </StaticNavigation>,
  );
const openLocalBook = () =>
  render(
    <StaticNavigation pathname="/guestbook">
      <GuestbookPage store={createLocalStore()} isShared={false} />
    </StaticNavigation>,
  );

test('while the messages are loading, nothing else is said about them', async () => {
  const fake = createFakeBackend();
  fake.intercept = () => new Promise<Response>(() => {});
  const { container } = await openBook(fake);
  await expect.element(messages.getByText('One moment…')).toBeVisible();
  expect(container.textContent).not.toContain(invitation);
  expect(tryAgain.elements()).toEqual([]);
});

test('unreachable messages are not reported as an empty book, and appear when the visitor retries', async () => {
  const fake = createFakeBackend({ rows: others });
  fake.intercept = unreachable;
  const { container } = await openBook(fake);
  await expect.element(messages.getByText("The messages can't be reached right now.")).toBeVisible();
  expect(container.textContent).not.toContain(invitation);
  expect(page.getByRole('alert').elements()).toEqual([]);
  fake.intercept = undefined;
  await tryAgain.click();
  await expect.element(entries.getByRole('heading', { name: 'Pond' })).toBeVisible();
  expect(container.textContent).not.toContain("can't be reached");
});

test('a retry by keyboard is shown as loading, and the focus stays in the messages', async () => {
  const fake = createFakeBackend({ rows: others });
  fake.intercept = unreachable;
  await openBook(fake);
  await expect.element(tryAgain).toBeVisible();
  let release = () => {};
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  fake.intercept = () => held as unknown as Promise<Response>;
  (tryAgain.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(messages.getByRole('button', { name: 'One moment…' })).toHaveFocus();
  release();
  await expect.element(entries).toBeVisible();
  expect(messages.element().contains(document.activeElement)).toBe(true);
});

test('a project that Supabase has paused is said to be asleep, and its messages appear when the owner has woken it', async () => {
  const fake = createFakeBackend({ rows: others });
  fake.intercept = () => new Response('<html>Project paused</html>', { status: 540 });
  await openBook(fake);
  const asleep =
    'The guestbook fell asleep, because nobody came for a while. Its messages are safe, and what you write is sent when it wakes.';
  await expect.element(messages.getByText(asleep)).toBeVisible();
  fake.intercept = undefined;
  await tryAgain.click();
  await expect.element(entries).toBeVisible();
  expect(messages.getByText(asleep).elements()).toEqual([]);
});

test('a missing table counts as unreachable', async () => {
  const fake = createFakeBackend();
  fake.intercept = () => new Response('{"code":"PGRST205","message":"no such table"}', { status: 404 });
  await openBook(fake);
  await expect.element(messages.getByText("The messages can't be reached right now.")).toBeVisible();
});

test('while messages are unreachable, those of this browser stay, with a note that there may be others', async () => {
  storeRows(entryAt(1));
  const fake = createFakeBackend();
  fake.intercept = unreachable;
  await openBook(fake);
  await expect.element(entries.getByRole('heading', { name: 'Moth' })).toBeVisible();
  await expect.element(messages.getByText("The messages of others can't be reached right now.")).toBeVisible();
  await expect.element(tryAgain).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('messages that were loaded earlier stay when newer ones are unreachable', async () => {
  const fake = createFakeBackend({ rows: others });
  await openBook(fake);
  await expect.element(entries).toBeVisible();
  fake.intercept = unreachable;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(messages.getByText("Newer messages can't be reached right now.")).toBeVisible();
  await expect.element(entries.getByRole('heading', { name: 'Pond' })).toBeVisible();
});

test('a page restored from the back/forward cache shows what was signed meanwhile', async () => {
  const fake = createFakeBackend();
  await openBook(fake);
  await expect.element(messages.getByText(invitation)).toBeVisible();
  fake.rows.push(...others);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(entries.getByRole('heading', { name: 'Pond' })).toBeVisible();
});

test('a closed book without messages does not invite visitors to sign', async () => {
  const { container } = await openBook(createFakeBackend({ status: { is_open: false, approves_first: false } }));
  await expect.element(messages.getByText('There are no messages yet.')).toBeVisible();
  expect(container.textContent).not.toContain(invitation);
});

test('on a host without a guestbook the page says so before and after signing, and promises no delivery', async () => {
  const fake = createFakeBackend();
  fake.intercept = notAllowed;
  const { container } = await openBook(fake);
  const sentence = 'Nobody keeps the messages of this site right now';
  await expect.element(messages.getByText(new RegExp(`^${sentence}`))).toBeVisible();
  expect(tryAgain.elements()).toEqual([]);
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect.element(submit).toHaveAccessibleDescription(/^What you write stays in this browser/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Moth');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello!');
  await submit.click();
  const thanks = page.getByRole('status').filter({ hasText: 'Thanks for signing!' });
  await expect.element(thanks).toMatchTextContent(`${sentence}, so yours stays in this browser.`);
  await expect.element(entries).toMatchTextContent(`Only in this browser. ${sentence}, so only you see it.`);
  expect(container.textContent).not.toMatch(/by itself|Waiting to be sent|405|not allowed/);
});

test('a single attempt to send is enough to learn that the host has no guestbook', async () => {
  const fake = createFakeBackend();
  fake.intercept = unreachable;
  await openBook(fake);
  await expect.element(tryAgain).toBeVisible();
  fake.intercept = notAllowed;
  await page.getByRole('textbox', { name: 'Name' }).fill('Moth');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello!');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.element(entries).toMatchTextContent('Only in this browser. ');
  await vi.waitFor(() => expect(fake.inserts()).toHaveLength(1));
});

test('a book that exists only in this browser says so beside the form and above the messages', async () => {
  await openLocalBook();
  await expect.element(messages.getByText(invitation)).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect.element(submit).toHaveAccessibleDescription(/^What you write stays in this browser/);
  storeRows(entryAt(1));
  window.dispatchEvent(new StorageEvent('storage', { key: 'guestbookEntries' }));
  await expect.element(entries).toBeVisible();
  await expect.element(messages.getByText(/^These messages are in this browser only/)).toBeVisible();
});
