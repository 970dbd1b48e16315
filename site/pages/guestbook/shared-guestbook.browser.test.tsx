import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrowserNavigation, StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { GuestbookPage } from './guestbook-page.tsx';
import { entryAt, toRow } from './store/entry-fixture.ts';
import { createFakeBackend, unreachable } from './store/fake-backend.ts';
import { createRemoteStore } from './store/remote-store.ts';

const nameField = page.getByRole('textbox', { name: 'Name' });
const messageField = page.getByRole('textbox', { name: 'Message' });
const submit = page.getByRole('button', { name: 'Submit' });
const notes = page.getByRole('article');
const thanks = page.getByRole('status').filter({ hasText: 'Thanks for signing!' });

const openBook = async (fake = createFakeBackend(), approvesFirst = false) => {
  const backend = fake.connect();
  const store = createRemoteStore({ backend, approvesFirst });
  const { container } = await render(
    <StaticNavigation pathname="/guestbook">
      <GuestbookPage store={store} />
    </StaticNavigation>,
  );
  return { fake, container };
};
const sign = async (message = 'Hello!') => {
  await nameField.fill('Moth');
  await messageField.fill(message);
  await submit.click();
};
const storeRows = (...rows: object[]) => localStorage.setItem('guestbookEntries', JSON.stringify(rows));

test('an entry that everybody sees has no mark', async () => {
  const { fake } = await openBook();
  await sign();
  await expect.element(thanks).toMatchTextContent(/^Thanks for signing!$/);
  await expect.element(notes).toMatchTextContent(/Hello!$/);
  expect(fake.rows).toHaveLength(1);
});

test('an entry that could not be sent is thanked for, marked and out of the fields; sent later, the mark is gone', async () => {
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

test('an entry from before there was a shared book says that it is only here', async () => {
  storeRows(entryAt(1));
  await openBook();
  await expect.element(notes).toMatchTextContent('Only in this browser.');
});

test('when the owner reads first, that is said before signing, and the entry is marked as waiting', async () => {
  await openBook(createFakeBackend({ status: { is_open: true, approves_first: true } }), true);
  await expect.element(submit).toHaveAccessibleDescription(/^I read every message before it shows up here/);
  await sign();
  await expect.element(thanks).toMatchTextContent('Everybody sees it once Bonbon has read it.');
  await expect.element(notes).toMatchTextContent('Waiting for approval. Only you see it until Bonbon has read it.');
});

test('the owner reads first from the moment the backend says so', async () => {
  await openBook(createFakeBackend({ status: { is_open: true, approves_first: true } }));
  await expect.element(submit).toHaveAccessibleDescription(/^I read every message/);
});

test('a closed book is said kindly, can be read, and keeps what was begun', async () => {
  const first = await openBook();
  await messageField.fill('A long story');
  first.container.remove();
  const fake = createFakeBackend({ rows: [toRow(entryAt(1))], status: { is_open: false, approves_first: false } });
  await openBook(fake);
  await expect.element(page.getByText(/^The guestbook is having a little nap/)).toBeVisible();
  await expect.element(page.getByText('What you have begun to write is kept in this tab until then.')).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  await expect.element(notes).toMatchTextContent('Hello!');
  expect(sessionStorage.getItem('guestbookDraft')).toContain('A long story');
});

test('a book that closes under the pen still says thanks, and the focus stays on the page', async () => {
  const { fake } = await openBook();
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  fake.status = { is_open: false, approves_first: false };
  await submit.click();
  await expect.element(thanks).toBeVisible();
  await expect.element(notes).toMatchTextContent('It goes out by itself when the book opens again.');
  await expect.element(page.getByText(/^The guestbook is having a little nap/)).toBeVisible();
  expect(document.activeElement?.textContent).toContain('a little nap');
});

test('a book that turns out to be closed while someone writes leads them to the sentence, and keeps their words', async () => {
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => refusal.mockRestore());
  const fake = createFakeBackend({ status: { is_open: false, approves_first: false } });
  let goOn = () => {};
  const held = new Promise<undefined>((resolve) => {
    goOn = () => resolve(undefined);
  });
  fake.intercept = () => held as unknown as Promise<Response>;
  await openBook(fake);
  await messageField.fill('A long story');
  goOn();
  await expect.element(page.getByText('What you have begun to write is kept in this tab until then.')).toBeVisible();
  expect(document.activeElement?.textContent).toContain('a little nap');
});

test('a closed book takes the focus from nobody who was elsewhere', async () => {
  await openBook(createFakeBackend({ status: { is_open: false, approves_first: false } }));
  await expect.element(page.getByText(/^The guestbook is having a little nap/)).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('the owner’s answer stands below the entry: who, when, and text with its line breaks', async () => {
  const reply = 'Thank you!\n<b>Come again</b>';
  const replyTime = new Date(2025, 9, 28, 12).getTime();
  await openBook(createFakeBackend({ rows: [toRow(entryAt(1), { reply, reply_time: replyTime })] }));
  await expect.element(notes.getByRole('heading', { level: 4, name: 'Bonbon replied' })).toBeVisible();
  await expect.element(notes.getByText('Oct 28, 2025')).toHaveAttribute('datetime', new Date(replyTime).toISOString());
  const text = notes.element().querySelectorAll('p')[1] as HTMLElement;
  expect(text.innerText).toBe(reply);
});

test('how the form was filled in goes along: how long it took, and no trap', async () => {
  const { fake } = await openBook();
  await sign();
  await expect.element(thanks).toBeVisible();
  expect(fake.calls.at(-1)?.headers.get('x-client-info')).toMatch(/^bonbon; filled=\d{1,5}; resend=\w{28}$/);
});

test('what was begun earlier is not measured', async () => {
  const first = await openBook();
  await messageField.fill('Hello!');
  first.container.remove();
  const { fake } = await openBook();
  await nameField.fill('Moth');
  await submit.click();
  await expect.element(thanks).toBeVisible();
  expect(fake.calls.at(-1)?.headers.get('x-client-info')).toMatch(/^bonbon; resend=\w{28}$/);
});

test('the trap is out of everybody’s way, and told when something is in it', async () => {
  const { fake, container } = await openBook();
  const trap = container.querySelector('[name="topic"]') as HTMLInputElement;
  expect(page.getByRole('textbox').elements()).not.toContain(trap);
  expect(trap.parentElement?.getBoundingClientRect().width).toBe(1);
  (nameField.element() as HTMLElement).focus();
  for (let count = 0; count < 4; count++) {
    await userEvent.tab();
    expect(document.activeElement).not.toBe(trap);
  }
  trap.value = 'cheap watches';
  await sign();
  await expect.element(thanks).toBeVisible();
  expect(fake.calls.at(-1)?.headers.get('x-client-info')).toMatch(/; trapped=1; resend=\w{28}$/);
  expect(trap.value).toBe('');
});

test('a browser that keeps nothing asks to leave the page open until the entry is sent', async () => {
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

test('a link to one entry leads there and marks it as soon as the messages are there, once', async () => {
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
