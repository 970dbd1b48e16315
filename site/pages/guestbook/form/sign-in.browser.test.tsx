import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Entry } from '#model/guestbook.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { GuestbookPage } from '#site/pages/guestbook/guestbook-page.tsx';
import type { Added, EntryStore } from '#site/pages/guestbook/store/entry-store.ts';
import { createLocalStore } from '#site/pages/guestbook/store/local-store.ts';

const nameField = page.getByRole('textbox', { name: 'Name' });
const websiteField = page.getByRole('textbox', { name: 'Website' });
const messageField = page.getByRole('textbox', { name: 'Message' });
const submit = page.getByRole('button', { name: 'Submit' });
const notes = page.getByRole('article');

const renderPage = (store: EntryStore = createLocalStore()) =>
  render(
    <StaticNavigation pathname="/guestbook">
      <GuestbookPage store={store} />
    </StaticNavigation>,
  );

const entry = (time: number, rest: Partial<Entry> = {}): Entry => ({
  id: String(time),
  name: 'Moth',
  website: '',
  message: 'Hello!',
  time,
  ...rest,
});
const storeEntries = (...entries: Entry[]) => localStorage.setItem('guestbookEntries', JSON.stringify(entries));
const readStored = (): Entry[] => JSON.parse(localStorage.getItem('guestbookEntries') ?? '[]');

test('the fields are what the specification says: required name and message, optional website of type url, 1000 characters', async () => {
  await renderPage();
  const fields = page.getByRole('region', { name: 'Sign In' }).getByRole('textbox').elements();
  expect(fields).toEqual([nameField, websiteField, messageField].map((field) => field.element()));
  await expect.element(nameField).toBeRequired();
  await expect.element(messageField).toBeRequired();
  await expect.element(messageField).toHaveAttribute('maxlength', '1000');
  await expect.element(websiteField).not.toBeRequired();
  await expect.element(websiteField).toHaveAttribute('type', 'url');
});

test('signing keeps the entry, puts it on top, clears the fields and says thanks', async () => {
  storeEntries(entry(1, { name: 'Earlier' }));
  await renderPage();
  const before = Date.now();
  await nameField.fill('  Pond ');
  await websiteField.fill('pond.example');
  await messageField.fill('Nice hills!\nBye');
  await submit.click();

  await expect.element(page.getByRole('status')).toHaveTextContent('Thanks for signing!');
  await expect.element(notes.first().getByRole('heading')).toHaveTextContent('Pond');
  for (const field of [nameField, websiteField, messageField]) await expect.element(field).toHaveValue('');
  const [stored, earlier] = readStored();
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

test('Enter in a field signs too', async () => {
  await renderPage();
  await messageField.fill('Hello!');
  await nameField.fill('Moth');
  await userEvent.keyboard('{Enter}');
  await expect.element(notes.getByRole('heading')).toHaveTextContent('Moth');
});

test('without a name and a message the form says what is missing and leads to the first field', async () => {
  await renderPage();
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please add your name and a message.');
  for (const field of [nameField, messageField]) await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(nameField).toHaveAccessibleDescription('Your name is missing.');
  await expect.element(nameField).toHaveFocus();
  await expect.element(websiteField).not.toHaveAttribute('aria-invalid');
  expect(readStored()).toEqual([]);
});

test('a missing message leads to the message, and what was typed stays', async () => {
  await renderPage();
  await nameField.fill('Moth');
  await messageField.fill('  \n ');
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please add your name and a message.');
  await expect.element(messageField).toHaveFocus();
  await expect.element(nameField).toHaveValue('Moth');
  await expect.element(nameField).not.toHaveAttribute('aria-invalid');
});

test('a message of 1001 characters, which only a script can put there, is refused', async () => {
  await renderPage();
  await nameField.fill('Moth');
  (messageField.element() as HTMLTextAreaElement).value = 'a'.repeat(1001);
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Message is too long (1000 chars max).');
  await expect.element(messageField).toHaveFocus();
  expect(readStored()).toEqual([]);
});

test('a name of 81 characters, which only a script can put there, is refused', async () => {
  await renderPage();
  (nameField.element() as HTMLInputElement).value = 'W'.repeat(81);
  await messageField.fill('Hello!');
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Name is too long (80 chars max).');
  await expect.element(nameField).toHaveAccessibleDescription('Your name needs to be shorter.');
  await expect.element(nameField).toHaveFocus();
  expect(readStored()).toEqual([]);
});

test('a website of 301 characters, as an older draft may hold, is refused with its reason, and not dropped', async () => {
  const website = `https://moth.example/${'a'.repeat(280)}`;
  sessionStorage.setItem('guestbookDraft', JSON.stringify({ name: 'Moth', website, message: 'Hello!' }));
  await renderPage();
  await expect.element(websiteField).toHaveValue(website);
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Website is too long (300 chars max).');
  await expect.element(websiteField).toHaveAccessibleDescription(/^Your website needs a shorter address\./);
  await expect.element(websiteField).toHaveFocus();
  await expect.element(websiteField).toHaveValue(website);
  expect(readStored()).toEqual([]);
});

test('name and website take 80 and 300 characters, and a paste that is cut off says so until more is typed', async () => {
  await renderPage();
  await expect.element(nameField).toHaveAttribute('maxlength', '80');
  await expect.element(websiteField).toHaveAttribute('maxlength', '300');
  const long = `moth.example/${'a'.repeat(300)}`;
  await messageField.fill(long);
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
  await websiteField.click();
  await userEvent.paste();
  await expect.element(websiteField).toHaveValue(long.slice(0, 300));
  await expect.element(websiteField).toHaveAccessibleDescription(/its end is missing/);
  await userEvent.keyboard('{Backspace}');
  await expect.element(websiteField).toHaveAccessibleDescription('Optional');
});

test('the next try clears the messages of the one before', async () => {
  await renderPage();
  await submit.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  await submit.click();
  await expect.element(page.getByRole('status')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);

  await nameField.fill('Moth again');
  await submit.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('a double click signs once and complains about nothing', async () => {
  await renderPage();
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  await submit.dblClick();
  await expect.element(page.getByRole('status')).toHaveTextContent('Thanks for signing!');
  expect(readStored()).toHaveLength(1);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('a browser that refuses storage still shows the entry, and says that it cannot keep it', async () => {
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => refusal.mockRestore());
  await renderPage();
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  await submit.click();
  const status = page.getByRole('status');
  await expect.element(status.getByText('Thanks for signing!')).toBeVisible();
  await expect.element(status.getByText(/^Your browser would not keep your message/)).toBeVisible();
  await expect.element(notes.getByRole('heading')).toHaveTextContent('Moth');
});

test('what is typed survives the page, until it is signed', async () => {
  const first = await renderPage();
  await nameField.fill('Moth');
  await websiteField.fill('moth.ex');
  await messageField.fill('A long\nstory');
  await first.unmount();

  const second = await renderPage();
  await expect.element(nameField).toHaveValue('Moth');
  await expect.element(websiteField).toHaveValue('moth.ex');
  await expect.element(messageField).toHaveValue('A long\nstory');
  await expect.element(page.getByText('12 of 1000')).toBeVisible();
  await submit.click();
  await expect.element(notes).toBeVisible();
  await second.unmount();

  await renderPage();
  await expect.element(messageField).toHaveValue('');
});

test('the length of the message is shown, and said only when room gets scarce', async () => {
  const { container } = await renderPage();
  await messageField.fill('a'.repeat(899));
  await expect.element(page.getByText('899 of 1000')).toBeVisible();
  const said = container.querySelector('form [aria-live="polite"]');
  expect(said?.textContent).toBe('');
  await messageField.fill('a'.repeat(950));
  expect(said?.textContent).toBe('At most 50 characters left');
});

test('while a slow store adds, old messages are gone and the form waits', async () => {
  const adding: ((added: Added) => void)[] = [];
  const add = () => new Promise<Added>((answer) => void adding.push(answer));
  await renderPage({ ...createLocalStore(), add });
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

test('a second press is nobody’s mistake, however long the store took', async () => {
  const adding: ((added: Added) => void)[] = [];
  const add = () => new Promise<Added>((answer) => void adding.push(answer));
  await renderPage({ ...createLocalStore(), add });
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  const pressed = performance.now();
  await submit.click();
  await vi.waitUntil(() => performance.now() - pressed > 1200, { timeout: 3000 });
  for (const answer of adding) answer({ isKept: true });
  await expect.element(page.getByRole('status')).toHaveTextContent('Thanks for signing!');
  await submit.click();
  expect(page.getByRole('alert').elements()).toEqual([]);
  await expect.element(page.getByRole('status')).toHaveTextContent('Thanks for signing!');
});

test('who comes back to the page while the store still adds finds an empty form, and keeps what they write then', async () => {
  const adding: ((added: Added) => void)[] = [];
  const add = () => new Promise<Added>((answer) => void adding.push(answer));
  const store = { ...createLocalStore(), add };
  const first = await renderPage(store);
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  await submit.click();
  await first.unmount();

  const second = await renderPage(store);
  await expect.element(messageField).toHaveValue('');
  await messageField.fill('And one more thing');
  for (const answer of adding) answer({ isKept: true });
  await second.unmount();
  await renderPage(store);
  await expect.element(messageField).toHaveValue('And one more thing');
});

test('what a screen reader is to say comes into an element that was there before', async () => {
  await renderPage();
  const status = page.getByRole('status').element();
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  await submit.click();
  await expect.element(page.getByText('Thanks for signing!')).toBeVisible();
  expect(status).toHaveTextContent('Thanks for signing!');
});
