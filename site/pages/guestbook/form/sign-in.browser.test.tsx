import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  entries,
  messageField,
  nameField,
  readRows,
  renderGuestbook,
  storeRows,
  submit,
  websiteField,
} from '../guestbook-fixture.tsx';
import { entryAt } from '../store/entry-fixture.ts';
import type { Added } from '../store/entry-store.ts';
import { createLocalStore } from '../store/local-store.ts';

test('signing stores the entry, puts it on top, clears the fields and says thanks', async () => {
  storeRows(entryAt(1, { name: 'Earlier' }));
  await renderGuestbook();
  const before = Date.now();
  await nameField.fill('  Pond ');
  await websiteField.fill('pond.example');
  await messageField.fill('Nice hills!\nBye');
  await submit.click();

  await expect.element(page.getByRole('status')).toHaveTextContent('Thanks for signing!');
  await expect.element(entries.first().getByRole('heading')).toHaveTextContent('Pond');
  for (const field of [nameField, websiteField, messageField]) await expect.element(field).toHaveValue('');
  const [stored, earlier] = readRows();
  expect(stored).toEqual({
    id: String(stored?.time),
    name: 'Pond',
    website: 'https://pond.example/',
    message: 'Nice hills!\nBye',
    time: expect.any(Number),
  });
  expect(stored?.time).toBeGreaterThanOrEqual(before);
  expect(earlier?.name).toBe('Earlier');
});

test('Enter in a field also signs', async () => {
  await renderGuestbook();
  await messageField.fill('Hello!');
  await nameField.fill('Moth');
  await userEvent.keyboard('{Enter}');
  await expect.element(entries.getByRole('heading')).toHaveTextContent('Moth');
});

test('a double click signs once and shows no error', async () => {
  await renderGuestbook();
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  await submit.dblClick();
  await expect.element(page.getByRole('status')).toHaveTextContent('Thanks for signing!');
  expect(readRows()).toHaveLength(1);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('a browser that refuses storage still shows the entry, and says that it is not kept', async () => {
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => refusal.mockRestore());
  await renderGuestbook();
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  await submit.click();
  const status = page.getByRole('status');
  await expect.element(status.getByText('Thanks for signing!')).toBeVisible();
  await expect.element(status.getByText(/^Your browser would not keep your message/)).toBeVisible();
  await expect.element(entries.getByRole('heading')).toHaveTextContent('Moth');
});

test('while a slow store is adding an entry, earlier notices are gone and the form is read-only', async () => {
  const adding: ((added: Added) => void)[] = [];
  const add = () => new Promise<Added>((answer) => void adding.push(answer));
  await renderGuestbook({ ...createLocalStore(), add });
  await submit.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  await submit.click();

  await expect.element(page.getByRole('button', { name: 'One moment…' })).toHaveAttribute('aria-disabled', 'true');
  expect(page.getByRole('alert').elements()).toEqual([]);
  await nameField.click();
  await userEvent.keyboard('{Enter}');
  expect(adding).toHaveLength(1);
  await expect.element(messageField).toHaveValue('Hello!');
  await expect.element(page.getByRole('status')).toHaveTextContent('One moment…');
  for (const answer of adding) answer({ isKept: true });
  await expect.element(page.getByRole('status')).toHaveTextContent('Thanks for signing!');
});

test('a second click after signing is not an error, however long the store took', async () => {
  const adding: ((added: Added) => void)[] = [];
  const add = () => new Promise<Added>((answer) => void adding.push(answer));
  await renderGuestbook({ ...createLocalStore(), add });
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  const clickedAt = performance.now();
  await submit.click();
  await vi.waitUntil(() => adding.length > 0 && performance.now() - clickedAt > 200);
  const answeredAt = performance.now();
  for (const answer of adding) answer({ isKept: true });
  await expect.element(page.getByRole('status')).toHaveTextContent('Thanks for signing!');
  const clickAt = (timeMs: number) => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    // However long this machine took.
    Object.defineProperty(event, 'timeStamp', { value: timeMs });
    (messageField.element() as HTMLTextAreaElement).form?.dispatchEvent(event);
  };
  clickAt(answeredAt + 900);
  expect(page.getByRole('alert').elements()).toEqual([]);
  await expect.element(page.getByRole('status')).toHaveTextContent('Thanks for signing!');
  clickAt(performance.now() + 1000);
  await expect.element(page.getByRole('alert')).toBeVisible();
});

test('a visitor who returns while the store is still adding finds an empty form, and keeps what they write then', async () => {
  const adding: ((added: Added) => void)[] = [];
  const add = () => new Promise<Added>((answer) => void adding.push(answer));
  const store = { ...createLocalStore(), add };
  const first = await renderGuestbook(store);
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  await submit.click();
  await first.unmount();

  const second = await renderGuestbook(store);
  await expect.element(messageField).toHaveValue('');
  await messageField.fill('And one more thing');
  for (const answer of adding) answer({ isKept: true });
  await second.unmount();
  await renderGuestbook(store);
  await expect.element(messageField).toHaveValue('And one more thing');
});

test('the thanks appear in a status that already exists, so that screen readers announce them', async () => {
  await renderGuestbook();
  const status = page.getByRole('status').element();
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  await submit.click();
  await expect.element(page.getByText('Thanks for signing!')).toBeVisible();
  expect(status).toHaveTextContent('Thanks for signing!');
});
