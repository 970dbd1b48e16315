import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { entries, messageField, nameField, openBook, submit, thanks } from '../guestbook-fixture.tsx';
import { entryAt, toRow } from '../store/entry-fixture.ts';
import { createFakeBackend } from '../store/fake-backend.ts';

test('a closed guestbook says so, shows its messages and keeps a draft', async () => {
  const first = await openBook();
  await messageField.fill('A long story');
  first.container.remove();
  const fake = createFakeBackend({ rows: [toRow(entryAt(1))], status: { is_open: false, approves_first: false } });
  await openBook(fake);
  await expect.element(page.getByText(/^The guestbook is having a little nap/)).toBeVisible();
  await expect.element(page.getByText('What you have begun to write is kept in this tab until then.')).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  await expect.element(entries).toMatchTextContent('Hello!');
  expect(sessionStorage.getItem('guestbookDraft')).toContain('A long story');
});

test('a guestbook that closes while a visitor signs still says thanks, and the focus stays on the page', async () => {
  const { fake } = await openBook();
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  fake.status = { is_open: false, approves_first: false };
  await submit.click();
  await expect.element(thanks).toBeVisible();
  await expect.element(entries).toMatchTextContent('It goes out by itself when the book opens again.');
  await expect.element(page.getByText(/^The guestbook is having a little nap/)).toBeVisible();
  expect(document.activeElement?.textContent).toContain('a little nap');
});

test('a guestbook that turns out to be closed while a visitor writes focuses the notice and keeps the draft', async () => {
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => refusal.mockRestore());
  const fake = createFakeBackend({ status: { is_open: false, approves_first: false } });
  let release = () => {};
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  fake.intercept = () => held as unknown as Promise<Response>;
  await openBook(fake);
  await messageField.fill('A long story');
  release();
  await expect.element(page.getByText('What you have begun to write is kept in this tab until then.')).toBeVisible();
  expect(document.activeElement?.textContent).toContain('a little nap');
});

test('the notice of a closed guestbook does not take the focus from elsewhere', async () => {
  await openBook(createFakeBackend({ status: { is_open: false, approves_first: false } }));
  await expect.element(page.getByText(/^The guestbook is having a little nap/)).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
