import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrowserNavigation } from '#site/navigation/navigation.tsx';
import { messageField, notes, openBook, sign, storeRows, submit, thanks } from './guestbook-fixture.tsx';
import { GuestbookPage } from './guestbook-page.tsx';
import { entryAt, toRow } from './store/entry-fixture.ts';
import { createFakeBackend, unreachable } from './store/fake-backend.ts';
import { createRemoteStore } from './store/remote-store.ts';

test('a public entry shows no status', async () => {
  const { fake } = await openBook();
  await sign();
  await expect.element(thanks).toMatchTextContent(/^Thanks for signing!$/);
  await expect.element(notes).toMatchTextContent(/Hello!$/);
  expect(fake.rows).toHaveLength(1);
});

test('an entry that could not be sent is thanked for and shown as unsent; sent later, its status is gone', async () => {
  const { fake } = await openBook();
  fake.intercept = unreachable;
  await sign();
  await expect.element(thanks).toMatchTextContent(/^Thanks for signing!$/);
  await expect.element(notes).toMatchTextContent('Waiting to be sent. Only you see it so far. It goes out by itself.');
  await expect.element(messageField).toHaveValue('');
  fake.intercept = undefined;
  await sign('Another');
  await expect.element(notes.nth(1)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(fake.rows).toHaveLength(2), { timeout: 10_000 });
  await expect.element(notes.nth(1)).toMatchTextContent(/Hello!$/);
});

test.each([
  ['{"code":"42501","message":"permission denied for table"}', 401],
  ['<html>paused</html>', 540],
  ['{"code":"PT429","message":"too many"}', 429],
])('nothing internal is shown of %s', async (body, status) => {
  const { fake, container } = await openBook();
  fake.intercept = () => new Response(body, { status });
  await sign();
  await expect.element(thanks).toMatchTextContent(/^Thanks for signing!$/);
  await expect.element(notes).toMatchTextContent('Waiting to be sent');
  expect(container.textContent).not.toMatch(/permission|paused|too many|42501|429/);
});

test('an entry from before the site had a backend is shown as local', async () => {
  storeRows(entryAt(1));
  await openBook();
  await expect.element(notes).toMatchTextContent('Only in this browser.');
});

test('with approval first, that is said before signing, and the entry is shown as waiting', async () => {
  await openBook(createFakeBackend({ status: { is_open: true, approves_first: true } }), true);
  await expect.element(submit).toHaveAccessibleDescription(/^I read every message before it shows up here/);
  await sign();
  await expect.element(thanks).toMatchTextContent('Everybody sees it once Bonbon has read it.');
  await expect.element(notes).toMatchTextContent('Waiting for approval. Only you see it until Bonbon has read it.');
});

test('the backend’s status overrides whether approval comes first', async () => {
  await openBook(createFakeBackend({ status: { is_open: true, approves_first: true } }));
  await expect.element(submit).toHaveAccessibleDescription(/^I read every message/);
});

test('the owner’s reply is below the entry, with name, day and line breaks', async () => {
  const reply = 'Thank you!\n<b>Come again</b>';
  const replyTime = new Date(2025, 9, 28, 12).getTime();
  await openBook(createFakeBackend({ rows: [toRow(entryAt(1), { reply, reply_time: replyTime })] }));
  await expect.element(notes.getByRole('heading', { level: 4, name: 'Bonbon replied' })).toBeVisible();
  await expect.element(notes.getByText('Oct 28, 2025')).toHaveAttribute('datetime', new Date(replyTime).toISOString());
  const text = notes.element().querySelectorAll('p')[1] as HTMLElement;
  expect(text.innerText).toBe(reply);
});

test('without storage the page asks to be left open until the entry is sent', async () => {
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => refusal.mockRestore());
  const { fake } = await openBook();
  fake.intercept = unreachable;
  await sign();
  await expect.element(thanks).toMatchTextContent('so leave this page open until it has been sent');
  await expect.element(notes).toMatchTextContent('Leave this page open until it is sent');
});

test('a link to an entry scrolls there and marks it once the messages are loaded', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => toRow(entryAt(1000 + index)));
  history.replaceState({ key: 'first' }, '', '#entry-1002');
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  const backend = createFakeBackend({ rows }).connect();
  const store = createRemoteStore({ backend, approvesFirst: false });
  await render(
    <BrowserNavigation>
      <GuestbookPage store={store} />
    </BrowserNavigation>,
  );
  await expect.element(notes.nth(29)).toBeInTheDocument();
  const marked = document.querySelectorAll('article[aria-current]');
  expect([...marked].map(({ id }) => id)).toEqual(['entry-1002']);
  await expect.element(page.elementLocator(marked[0] as Element)).toBeInViewport();
});
