import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrowserNavigation } from '#site/navigation/navigation.tsx';
import { entries, messageField, openBook, sign, storeRows, submit, thanks } from './guestbook-fixture.tsx';
import { GuestbookPage } from './guestbook-page.tsx';
import { entryAt, toRow } from './store/entry-fixture.ts';
import { createFakeBackend, refuseWith, unreachable } from './store/fake-backend.ts';
import { createRemoteStore } from './store/remote-store.ts';

test('a public entry shows no status', async () => {
  const { fake } = await openBook();
  await sign();
  await expect.element(thanks).toMatchTextContent(/^Thanks for signing!$/);
  await expect.element(entries).toMatchTextContent(/Hello!$/);
  expect(fake.rows).toHaveLength(1);
});

test('when too many messages wait for the owner, the form keeps the words, and the browser sends them later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { fake } = await openBook();
  fake.intercept = ({ method }) => (method === 'POST' ? refuseWith(503, 'PT503')() : undefined);
  await sign();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent('The guestbook takes no more right now');
  await expect.element(alert).toMatchTextContent('This browser keeps yours, and sends it as soon as there is room.');
  await expect.element(messageField).toHaveValue('Hello!');
  await expect.element(entries).toMatchTextContent('Waiting to be sent. Only you see it so far.');
  expect(fake.rows).toEqual([]);
  fake.intercept = undefined;
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(() => fake.rows).toHaveLength(1);
  await expect.element(entries).toMatchTextContent(/Hello!$/);
  // The words are still in the form, and a click sends nothing twice.
  await submit.click();
  await expect.element(thanks).toBeVisible();
  expect(fake.rows).toHaveLength(1);
});

test('an entry that could not be sent gets thanks and is shown as unsent, until it is sent later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { fake } = await openBook();
  fake.intercept = unreachable;
  await sign();
  await expect.element(thanks).toMatchTextContent(/^Thanks for signing!$/);
  const status = 'Waiting to be sent. Only you see it so far. It goes out by itself.';
  await expect.element(entries).toMatchTextContent(status);
  await expect.element(messageField).toHaveValue('');
  fake.intercept = undefined;
  await sign('Another');
  await expect.element(entries.nth(1)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(fake.rows).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5000);
  await expect.poll(() => fake.rows).toHaveLength(2);
  await expect.element(entries.nth(1)).toMatchTextContent(/Hello!$/);
});

test.each([
  ['{"code":"42501","message":"permission denied for table"}', 401],
  ['<html>paused</html>', 540],
  ['{"code":"PT429","message":"too many"}', 429],
])('nothing internal of the response %s is shown', async (body, status) => {
  const { fake, container } = await openBook();
  fake.intercept = () => new Response(body, { status });
  await sign();
  await expect.element(thanks).toMatchTextContent(/^Thanks for signing!$/);
  await expect.element(entries).toMatchTextContent('Waiting to be sent');
  expect(container.textContent).not.toMatch(/permission|paused|too many|42501|429/);
});

test('an entry from before the site had a backend is shown as local', async () => {
  storeRows(entryAt(1));
  await openBook();
  await expect.element(entries).toMatchTextContent('Only in this browser.');
});

test('with approval first, the form says so before signing, and the entry is shown as waiting', async () => {
  await openBook(createFakeBackend({ status: { is_open: true, approves_first: true } }), true);
  await expect.element(submit).toHaveAccessibleDescription(/^I read every message before it shows up here/);
  await sign();
  await expect.element(thanks).toMatchTextContent('Everybody sees it once Bonbon has read it.');
  await expect.element(entries).toMatchTextContent('Waiting for approval. Only you see it until Bonbon has read it.');
});

test('the backend’s status overrides whether approval comes first', async () => {
  await openBook(createFakeBackend({ status: { is_open: true, approves_first: true } }));
  await expect.element(submit).toHaveAccessibleDescription(/^I read every message/);
});

test('the owner’s reply is below the entry, with name, day and line breaks', async () => {
  const reply = 'Thank you!\n<b>Come again</b>';
  const replyTime = new Date(2025, 9, 28, 12).getTime();
  await openBook(createFakeBackend({ rows: [toRow(entryAt(1), { reply, reply_time: replyTime })] }));
  await expect.element(entries.getByRole('heading', { level: 4, name: 'Bonbon replied' })).toBeVisible();
  const day = new Date(replyTime).toISOString();
  await expect.element(entries.getByText('Oct 28, 2025')).toHaveAttribute('datetime', day);
  const text = entries.element().querySelectorAll('p')[1] as HTMLElement;
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
  await expect.element(entries).toMatchTextContent('Leave this page open until it is sent');
});

test('a link to an entry scrolls there and marks it as soon as the messages are loaded', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => toRow(entryAt(1000 + index)));
  history.replaceState({ key: 'first' }, '', '#entry-1002');
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  const backend = createFakeBackend({ rows }).connect();
  const store = createRemoteStore({ backend });
  await render(
    <BrowserNavigation>
      <GuestbookPage store={store} />
    </BrowserNavigation>,
  );
  await expect.element(entries.nth(29)).toBeInTheDocument();
  const marked = document.querySelectorAll('article[aria-current]');
  expect([...marked].map(({ id }) => id)).toEqual(['entry-1002']);
  await expect.element(page.elementLocator(marked[0] as Element)).toBeInViewport();
});
